import type { Canvas } from '../../../testing/listed';
import { screen, userEvent, within } from 'storybook/test';
import { subscriptionsTexts } from '../../../text/messages';
import { withdrawMessages } from './messages';

// The steps of the withdrawal stories, as a member would take them.

export const form = (canvas: Canvas) => within(canvas.getByRole('form', { name: withdrawMessages.title }));

export const opened = async () =>
  within(await screen.findByRole('dialog', { name: subscriptionsTexts.verifyYourAccount }));

export function getWallet(canvas: Canvas, wallet: string): HTMLInputElement {
  const choices = form(canvas).getAllByRole<HTMLInputElement>('radio');
  const found = choices.find(({ value }) => value === wallet);
  if (!found) throw new Error(`No wallet ${wallet}.`);
  return found;
}

/** Fills in the form up to the dialog. */
export async function fill(canvas: Canvas, wallet: string, amount: string) {
  const fields = form(canvas);
  await userEvent.click(getWallet(canvas, wallet));
  await userEvent.clear(fields.getByLabelText(withdrawMessages.amount));
  await userEvent.type(fields.getByLabelText(withdrawMessages.amount), amount);
  await userEvent.click(fields.getByRole('button', { name: withdrawMessages.next }));
}
