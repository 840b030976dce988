import type { Canvas } from '../../../testing/listed';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { purchaseMessages } from './messages';
import { purchaseTexts } from '../../../text/messages';
import { commonMessages } from '../../../text/commonMessages';

// The steps of the buying stories, as a member would take them.

export const getDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const question = () => getDialog(purchaseTexts.confirmBuy);

/** Opens a package's Buy dialog. */
export async function choose(canvas: Canvas, name: string) {
  const opensIt = (label: string) => label.includes(purchaseMessages.buy) && label.includes(name);
  await userEvent.click(await canvas.findByRole('button', { name: opensIt }));
  return getDialog(purchaseMessages.buyPackage({ name }));
}

export const press = (dialog: Awaited<ReturnType<typeof getDialog>>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));

/** From a package's card to the confirmation, for another user with a checked name. */
export async function buyForOther(canvas: Canvas, pack: string, username: string) {
  const dialog = await choose(canvas, pack);
  await userEvent.click(dialog.getByRole('radio', { name: purchaseTexts.otherUser }));
  await userEvent.type(dialog.getByLabelText(purchaseMessages.username), username);
  await waitFor(() => expect(dialog.getByRole('button', { name: purchaseMessages.buy })).toBeEnabled());
  await press(dialog, purchaseMessages.buy);
}

export async function enterCode(dialog: Awaited<ReturnType<typeof getDialog>>, code: string, length = 6) {
  await userEvent.click(dialog.getByLabelText(commonMessages.digitPosition({ index: 1, count: length })));
  await userEvent.keyboard(code);
}
