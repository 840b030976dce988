import { createSlice } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import type { CallError } from '../../shared/calls/call.events';
import { rootReducer } from '../../shared/store/store';
import { networkApi } from './network.api';

/** A server without the call says so by a 404, whatever its body. */
const isAbsent = (error: CallError | undefined): boolean =>
  (error?.kind === 'refused' || error?.kind === 'failed') && error.status === 404;

const { listTeam } = networkApi.endpoints;

/** Whether the server is known to have no team list (D113). It is learnt by asking, and offered until then. */
const teamListSlice = createSlice({
  name: 'teamList',
  initialState: { absent: false },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(listTeam.matchFulfilled, (state) => {
        state.absent = false;
      })
      .addMatcher(listTeam.matchRejected, (state, { payload }) => {
        if (isAbsent(payload)) state.absent = true;
      }),
});

declare module '../../shared/store/store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- Filled by declaration merging.
  interface LazySlices extends WithSlice<typeof teamListSlice> {}
}

rootReducer.inject(teamListSlice);

export const selectTeamListIsAbsent = ({ teamList }: ReturnType<typeof rootReducer>): boolean =>
  teamList?.absent ?? false;
