import { createSlice } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../session/session.slice';

const fresh = { raised: false };

/** The global error flag behind "It's us, not you" (A §8): a read was answered, but with nothing usable (D36). */
export const failureSlice = createSlice({
  name: 'failure',
  initialState: fresh,
  reducers: {
    readFailed: (state) => {
      state.raised = true;
    },
  },
  // What failed was a session's, and goes with it.
  extraReducers: (builder) => builder.addCase(signedIn, () => fresh).addCase(signedOut, () => fresh),
  selectors: { selectHasFailed: (state) => state.raised },
});

export const { readFailed } = failureSlice.actions;
export const { selectHasFailed } = failureSlice.selectors;
