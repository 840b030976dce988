import { createSlice } from '@reduxjs/toolkit';

/** The global error flag behind "It's us, not you" (A §8): a read was answered, but with nothing usable (D36). */
export const failureSlice = createSlice({
  name: 'failure',
  initialState: { raised: false },
  reducers: {
    readFailed: (state) => {
      state.raised = true;
    },
  },
  selectors: { selectHasFailed: (state) => state.raised },
});

export const { readFailed } = failureSlice.actions;
export const { selectHasFailed } = failureSlice.selectors;
