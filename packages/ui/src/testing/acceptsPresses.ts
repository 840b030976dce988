import { expect, waitFor } from 'storybook/test';

/** Waits until a dialog accepts presses. It does so once it is modal, which is a moment after it appears. */
export async function acceptsPresses(dialog: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(dialog).not.toHaveStyle({ pointerEvents: 'none' }));
  return dialog;
}
