import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../session/session.slice';

/** A read with an unusable answer. */
interface Failure {
  /** The call's reference for support; absent if the server sends none (T34). */
  reference?: string | undefined;
  /** How often the dialog appeared recently, including this time. */
  times: number;
}

const fresh: { raised: boolean } & Failure = { raised: false, times: 0 };

/** The global error flag of "It's us, not you" (A §8), for unusable answers of the screen's own reads (D36, D110). */
export const failureSlice = createSlice({
  name: 'failure',
  initialState: fresh,
  reducers: {
    readFailed: (_state, { payload }: PayloadAction<Failure>) => ({ raised: true, ...payload }),
    /** The member closed the dialog, and the screen shows the failure. */
    failureClosed: (state) => {
      state.raised = false;
    },
  },
  // The failure belonged to the ended session.
  extraReducers: (builder) => builder.addCase(signedIn, () => fresh).addCase(signedOut, () => fresh),
  selectors: { selectFailure: (state) => state, selectHasFailed: (state) => state.raised },
});

export const { readFailed, failureClosed } = failureSlice.actions;
export const { selectFailure, selectHasFailed } = failureSlice.selectors;
