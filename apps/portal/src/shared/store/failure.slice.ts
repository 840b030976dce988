import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../../session/session.slice';

/** A read that was answered, but with nothing usable. */
interface Failure {
  /** What support finds the call by; absent where the server named none (T34). */
  reference?: string | undefined;
  /** How often the dialog has come up lately, this time included. */
  times: number;
}

const fresh: { raised: boolean } & Failure = { raised: false, times: 0 };

/** The global error flag behind "It's us, not you" (A §8): what the screen itself reads is of no use (D36, D110). */
export const failureSlice = createSlice({
  name: 'failure',
  initialState: fresh,
  reducers: {
    readFailed: (_state, { payload }: PayloadAction<Failure>) => ({ raised: true, ...payload }),
    /** The member has put the dialog away; the screen says what failed. */
    failureClosed: (state) => {
      state.raised = false;
    },
  },
  // What failed belonged to a session, and goes with it.
  extraReducers: (builder) => builder.addCase(signedIn, () => fresh).addCase(signedOut, () => fresh),
  selectors: { selectFailure: (state) => state, selectHasFailed: (state) => state.raised },
});

export const { readFailed, failureClosed } = failureSlice.actions;
export const { selectFailure, selectHasFailed } = failureSlice.selectors;
