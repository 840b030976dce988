import { teamListAddress } from '@portal/ui/addresses';
import { createSlice } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import type { CallError } from '../../shared/calls/call.events';
import { rootReducer } from '../../shared/store/store';
import { networkApi } from './network.api';

/** A server without the call says so by a 404, whatever its body. */
const isAbsent = (error: CallError | undefined): boolean =>
  (error?.kind === 'refused' || error?.kind === 'failed') && error.status === 404;

const { listTeam, searchTeam } = networkApi.endpoints;

/** Which calls the server is known not to have (D113). It is learnt by asking, and they are offered until then. */
const optionalCallsSlice = createSlice({
  name: 'optionalTeamCalls',
  initialState: { hasNoList: false, hasNoSearch: false },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(listTeam.matchFulfilled, (state) => {
        state.hasNoList = false;
      })
      .addMatcher(listTeam.matchRejected, (state, { payload }) => {
        if (isAbsent(payload)) state.hasNoList = true;
      })
      .addMatcher(searchTeam.matchRejected, (state, { payload }) => {
        if (isAbsent(payload)) state.hasNoSearch = true;
      }),
});

declare module '../../shared/store/store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- Filled by declaration merging.
  interface LazySlices extends WithSlice<typeof optionalCallsSlice> {}
}

rootReducer.inject(optionalCallsSlice);

type State = ReturnType<typeof rootReducer>;

export const selectTeamListIsAbsent = ({ optionalTeamCalls }: State): boolean =>
  optionalTeamCalls?.hasNoList ?? false;

/** Where the team list is; undefined once the server is known to have none. */
export const selectTeamListHref = (state: State): string | undefined =>
  selectTeamListIsAbsent(state) ? undefined : teamListAddress;

export const selectTeamSearchIsAbsent = ({ optionalTeamCalls }: State): boolean =>
  optionalTeamCalls?.hasNoSearch ?? false;
