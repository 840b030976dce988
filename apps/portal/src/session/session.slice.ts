import { addresses, type rootAddress } from '@portal/ui/addresses';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSession, noSession, type SessionData } from './session';

export interface SessionState extends SessionData {
  /** Counts sessions of this page, so that a late answer or timer of an older one is known as such (T26). */
  serial: number;
  /** True while the session is over but its screen still stands, so that the toast can be read (A §4: 1 s). */
  leaving: boolean;
  /** Over by itself: its member may sign in again and go on. */
  ended: boolean;
  /** Where a visitor without a session goes from a member's route. */
  exit: typeof rootAddress | typeof addresses.login;
}

/** What a sign-in brings. */
export type SignedIn = Pick<SessionData, 'username' | 'email' | 'authType'> & {
  token: string;
  asUser?: boolean;
  direct?: boolean;
};

/** How a session ends. */
export type SignedOut = Pick<SessionState, 'exit'> & Partial<Pick<SessionState, 'leaving' | 'ended'>>;

/** The member that a registration made. */
export interface Registered {
  username: string;
  email: string;
}

const initialState: SessionState = {
  ...noSession,
  serial: 0,
  leaving: false,
  ended: false,
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
    /** The session is over. `leaving` keeps the screen until `left`; `ended` says that nobody signed out. */
    signedOut: (state, { payload }: PayloadAction<SignedOut>) => {
      // An operator's session leaves nothing behind for the member's.
      const ended = payload.ended === true && !state.asUser;
      return { ...initialState, serial: state.serial + 1, ...payload, ended };
    },
    left: (state) => {
      state.leaving = false;
    },
    /** Steps before a session know the name: e-mail verification, new username (A §4.5, §4.6). Null forgets it. */
    memberNamed: (state, { payload }: PayloadAction<string | null>) => {
      // The email is that of whoever registered here.
      if (payload !== state.username) state.email = null;
      state.username = payload;
    },
    /** Somebody registered in this tab: whoever was signed in here no longer is (D10). */
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

export const { signedIn, signedOut, left, memberNamed, memberRegistered, authTypeRead, planRead } =
  sessionSlice.actions;
/** The member wants nothing of what an ended session left. */
export const unfinishedDeclined = createAction('session/unfinishedDeclined');
export const { selectSession, selectToken, selectIsSignedIn } = sessionSlice.selectors;
