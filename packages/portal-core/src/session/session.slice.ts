import { addresses, type rootAddress } from '@portal/ui/addresses';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSession, noSession, type SessionData } from './session';

export interface SessionState extends SessionData {
  /** Number of this page's session, which identifies late answers and timers of older ones (T26). */
  serial: number;
  /** True while the session is over but its screen is still shown, for the toast (A §4: 1 s). */
  leaving: boolean;
  /** True if the session expired, so its member may sign in again and continue. */
  ended: boolean;
  /** The member of an expired session, whose name the sign-in fills in. */
  endedFor: string | null;
  /** True after a session that left a payment without an answer, until the member has read it. */
  hasUnanswered: boolean;
  /** The redirect of a visitor without a session from a member's route. */
  exit: typeof rootAddress | typeof addresses.login;
}

/** The data of a sign-in. */
export type SignedIn = Pick<SessionData, 'username' | 'email' | 'authType'> & {
  token: string;
  asUser?: boolean;
  direct?: boolean;
};

/** The data of a sign-out. */
export type SignedOut = Pick<SessionState, 'exit'> & Partial<Pick<SessionState, 'leaving' | 'ended'>>;

/** The member of a registration. */
export interface Registered {
  username: string;
  email: string;
}

const initialState: SessionState = {
  ...noSession,
  serial: 0,
  leaving: false,
  ended: false,
  endedFor: null,
  hasUnanswered: false,
  exit: addresses.login,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<SignedIn>) => ({
      ...initialState,
      binary: state.binary,
      singleLeg: state.singleLeg,
      asUser: false,
      direct: false,
      ...payload,
      status: 'true',
      serial: state.serial + 1,
    }),
    /** The session is over. `leaving` keeps the screen until `left`; `ended` means that it expired. */
    signedOut: (state, { payload }: PayloadAction<SignedOut>) => {
      // An operator's session leaves nothing for the member's.
      const ended = payload.ended === true && !state.asUser;
      const endedFor = ended ? state.username : null;
      return { ...initialState, serial: state.serial + 1, ...payload, ended, endedFor };
    },
    left: (state) => {
      state.leaving = false;
    },
    /** The ended session left a payment without an answer. */
    unansweredLeft: (state) => {
      state.hasUnanswered = true;
    },
    unansweredRead: (state) => {
      state.hasUnanswered = false;
    },
    /** Steps before a session know the name: e-mail verification, new username (A §4.5, A §4.6). Null clears it. */
    memberNamed: (state, { payload }: PayloadAction<string | null>) => {
      // The email belongs to the registration's name.
      if (payload !== state.username) state.email = null;
      state.username = payload;
    },
    /** A registration in this tab ends the current session (D10). */
    memberRegistered: (state, { payload }: PayloadAction<Registered>) => ({
      ...initialState,
      binary: state.binary,
      singleLeg: state.singleLeg,
      serial: state.token === null ? state.serial : state.serial + 1,
      ...payload,
    }),
    authTypeRead: (state, { payload }: PayloadAction<string>) => {
      state.authType = payload;
    },
    planRead: (state, { payload }: PayloadAction<Pick<SessionData, 'binary' | 'singleLeg'>>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: {
    selectSession: (state) => state,
    selectToken: (state) => state.token,
    selectIsSignedIn: isSession,
  },
});

export const {
  signedIn,
  signedOut,
  left,
  unansweredLeft,
  unansweredRead,
  memberNamed,
  memberRegistered,
  authTypeRead,
  planRead,
} = sessionSlice.actions;
/** The member discards the unfinished work of an expired session. */
export const unfinishedDeclined = createAction('session/unfinishedDeclined');
export const { selectSession, selectToken, selectIsSignedIn } = sessionSlice.selectors;
