import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** One toast: plain text, good or bad (A §8). */
export interface Toast {
  id: string;
  tone: 'good' | 'bad';
  text: string;
}

const initialState: { current: Toast | null } = { current: null };

/** One at a time: the newest replaces the shown one (A §8). */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastRaised: {
      prepare: (tone: Toast['tone'], text: string) => {
        // The code that draws toasts may be late or lost.
        globalThis.watchWait?.(text);
        return { payload: { id: nanoid(), tone, text } };
      },
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.current = payload;
      },
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => {
      if (state.current?.id === payload) state.current = null;
    },
  },
  selectors: { selectToast: (state) => state.current },
});

export const { toastRaised, toastDismissed } = toastsSlice.actions;
export const { selectToast } = toastsSlice.selectors;
