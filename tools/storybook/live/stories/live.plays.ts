import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { backEnd } from '../line/askBackEnd';
import { translation } from './translation';

/** The time for a call on a busy machine. The first one of a page also waits for the portal's code and its database. */
const patience = { timeout: 40_000 };

/** Waits for the screen with this heading. */
export const arrived = async (name: string | RegExp) =>
  expect(
    await screen.findByRole(
      'heading',
      { level: 1, name: typeof name === 'string' ? translation(name) : name },
      patience,
    ),
  ).toBeVisible();

/** Waits for the screen with this heading, with its data. */
export async function loaded(name: string): Promise<void> {
  await arrived(name);
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull(), patience);
}

/** Opens a screen by the side menu, whose name for it may be shorter than the heading. */
export async function goTo(name: string, heading = name): Promise<void> {
  const menu = within(screen.getByRole('navigation', { name: translation('Main') }));
  await userEvent.click(menu.getByRole('link', { name: translation(name) }));
  await arrived(heading);
}

/** The dialog that confirms a payment. */
export const question = async () =>
  within(await screen.findByRole('dialog', { name: translation('Verify Your Account') }));

/** Types a code into the boxes of a container, which move the focus. */
export async function typeCode(first: HTMLElement, code: string): Promise<void> {
  await userEvent.click(first);
  await userEvent.keyboard(code);
}

/** Returns the code that was mailed when the dialog opened. */
export async function mailedCode(username: string): Promise<string> {
  // It is both visible and announced to screen readers.
  await screen.findAllByText(translation('Resend request after {seconds} sec'), undefined, patience);
  return backEnd().mailedCode(username);
}

/** Returns digits that differ from the code. */
export const notThis = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

/** Fills in a withdrawal up to the dialog. */
export async function fillWithdrawal(amount: string): Promise<void> {
  await arrived('Withdraw');
  await userEvent.click(await screen.findByRole('radio', { name: translation('Out going Wallet') }));
  await userEvent.type(screen.getByLabelText(translation('Amount')), amount);
  await userEvent.click(screen.getByRole('button', { name: translation('Next') }));
}

/** Answers the dialog with a code and its button. */
export async function confirm(code: string, button: string): Promise<void> {
  const asked = await question();
  await typeCode(asked.getByLabelText(translation('digit 1 of 4')), code);
  await userEvent.click(asked.getByRole('button', { name: translation(button) }));
}

export const confirmWithdrawal = (code: string) => confirm(code, 'Withdraw');

/** Registers a member in another browser by the leader's left link, without verifying the email. */
export async function registered(username: string) {
  const password = 'correct horse 7';
  const email = `${username}@mail.example`;
  const { status, body } = await backEnd().call({
    ...{ method: 'POST', path: '/register', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({
      ...{ name: 'Amara Okoye', username, email, phone: '4912345678', country: 1, is_checked: 1 },
      ...{ password, spassword: '2580', sponsor: 'leader', position: 'L' },
    }),
  });
  await expect(status, String(body)).toBe(200);
  return { username, password };
}

/** Moves the clock by a minute and returns to the window, where the portal refetches stale data. */
export function comeBack(): void {
  // The clock is stopped in a story.
  spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  window.dispatchEvent(new Event('focus'));
}
