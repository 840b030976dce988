import type { Canvas } from 'storybook/internal/csf';
import { screen, userEvent, within } from 'storybook/test';

// What the stories of buying do, as a member would.

export const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const amountDialog = () => dialogOf('How much do you want to invest?');
export const question = () => dialogOf('Are You Sure To Buy This Package ?');

/** Opens a package's Buy dialog. */
export async function choose(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Buy ${name}` }));
  return dialogOf(`Buy ${name}`);
}

export const press = (dialog: Awaited<ReturnType<typeof dialogOf>>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));
