import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import type { Popup } from '@portal/ui/shell/Popups';
import { rootReducer } from '@portal/portal-core/store/store';
import { signedIn, signedOut } from '@portal/portal-core/session/session.slice';
import { readSettledPopups } from '@portal/portal-core/session/settledPopups';
import { getKey } from './popups.mappers';

/** Maximum number of popups in a row, so they don't block the member. The rest is in the lists. */
export const mostPopups = 3;

export interface PopupsState {
  /** Keys of closed, postponed or surplus popups. They don't return in this session. */
  settled: string[];
  /** The current popups, one at a time. Later reads don't change them. */
  round: Popup[];
  /** Index of the shown popup. */
  at: number;
}

const fresh: PopupsState = { settled: [], round: [], at: 0 };

/** News come first (D61). The newest notification keeps a position, because it is addressed to the member. */
function selectChosen(found: readonly Popup[]): Popup[] {
  const news = found.filter(({ kind }) => kind === 'news');
  const information = found.filter(({ kind }) => kind === 'information');
  const kept = information.slice(0, Math.max(1, mostPopups - news.length));
  return [...news.slice(0, mostPopups - kept.length), ...kept];
}

/** Ends the round and settles all its popups. */
function endRound(state: PopupsState): void {
  state.settled = [...new Set([...state.settled, ...state.round.map(getKey)])];
  state.round = [];
  state.at = 0;
}

export const popupsSlice = createSlice({
  name: 'popups',
  initialState: (): PopupsState => ({ ...fresh, settled: readSettledPopups() }),
  reducers: {
    /** The server's popups. They don't change a running round. */
    popupsFound: (state, { payload }: PayloadAction<Popup[]>) => {
      if (state.round.length > 0) return;
      const open = payload.filter((popup) => !state.settled.includes(getKey(popup)));
      if (open.length === 0) return;
      const round = selectChosen(open);
      const left = open.filter((popup) => !round.includes(popup)).map(getKey);
      state.settled.push(...left);
      state.round = round;
    },
    /** The member closed it, here or in another tab. */
    popupClosed: (state, { payload: key }: PayloadAction<string>) => {
      if (!state.settled.includes(key)) state.settled.push(key);
      const location = state.round.findIndex((popup) => getKey(popup) === key);
      if (location === -1) return;
      if (location === state.at) state.at += 1;
      else if (location > state.at) state.round.splice(location, 1);
      if (state.at >= state.round.length) endRound(state);
    },
    popupsPostponed: endRound,
  },
  extraReducers: (builder) => builder.addCase(signedIn, () => fresh).addCase(signedOut, () => fresh),
  selectors: { selectPopups: (state) => state },
});

declare module '@portal/portal-core/store/store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- Filled by declaration merging.
  interface LazySlices extends WithSlice<typeof popupsSlice> {}
}

export const { popupsFound, popupClosed, popupsPostponed } = popupsSlice.actions;
export const { selectPopups } = popupsSlice.injectInto(rootReducer).selectors;
