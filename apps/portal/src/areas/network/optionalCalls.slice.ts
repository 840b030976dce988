import { teamListAddress } from '@portal/ui/addresses';
import { createSlice } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import { isNotFound } from '@portal/portal-core/calls/result';
import { rootReducer } from '@portal/portal-core/store/store';
import { networkApi } from './network.api';

const { listTeam, searchTeam } = networkApi.endpoints;

/** Calls that the server is known to lack (D113). A 404 shows it, and until then they are offered. */
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
        if (isNotFound(payload)) state.hasNoList = true;
      })
      .addMatcher(searchTeam.matchRejected, (state, { payload }) => {
        if (isNotFound(payload)) state.hasNoSearch = true;
      }),
});

declare module '@portal/portal-core/store/store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- Filled by declaration merging.
  interface LazySlices extends WithSlice<typeof optionalCallsSlice> {}
}

rootReducer.inject(optionalCallsSlice);

type State = ReturnType<typeof rootReducer>;

export const selectTeamListIsAbsent = ({ optionalTeamCalls }: State): boolean =>
  optionalTeamCalls?.hasNoList ?? false;

/** The address of the team list; undefined once the server is known to lack it. */
export const selectTeamListHref = (state: State): string | undefined =>
  selectTeamListIsAbsent(state) ? undefined : teamListAddress;

export const selectTeamSearchIsAbsent = ({ optionalTeamCalls }: State): boolean =>
  optionalTeamCalls?.hasNoSearch ?? false;
