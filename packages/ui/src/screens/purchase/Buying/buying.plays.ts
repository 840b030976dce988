import type { Canvas } from 'storybook/internal/csf';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

// The steps of the buying stories, as a member would take them.

export const getDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const amountDialog = () => getDialog('How much do you want to invest?');
export const question = () => getDialog('Are You Sure To Buy This Package ?');

/** Opens a package's Buy dialog. */
export async function choose(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Buy ${name}` }));
  return getDialog(`Buy ${name}`);
}

export const press = (dialog: Awaited<ReturnType<typeof getDialog>>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));

/** From a package's card to the confirmation, for another user with a checked name. */
export async function buyForOther(canvas: Canvas, pack: string, username: string) {
  const dialog = await choose(canvas, pack);
  await userEvent.click(dialog.getByRole('radio', { name: 'Other user' }));
  await userEvent.type(dialog.getByLabelText('Username'), username);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Buy' })).toBeEnabled());
  await press(dialog, 'Buy');
}

export async function enterCode(dialog: Awaited<ReturnType<typeof getDialog>>, code: string, length = 6) {
  await userEvent.click(dialog.getByLabelText(`digit 1 of ${length}`));
  await userEvent.keyboard(code);
}
