import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { backEnd } from '../line/askBackEnd';

/** What a call takes on a busy machine, and the first of a page above all: the portal's code and its database come first. */
const patience = { timeout: 40_000 };

/** The screen of this heading is there. */
export const arrived = async (name: string) =>
  expect(await screen.findByRole('heading', { level: 1, name }, patience)).toBeVisible();

/** Goes to a screen by the menu at its side, which may name it by fewer words than its heading. */
export async function goTo(name: string, heading = name): Promise<void> {
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(menu.getByRole('link', { name }));
  await arrived(heading);
}

/** The dialog that confirms money. */
export const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Verify Your Account' }));

/** Types a code into the boxes of a place; they move the focus on. */
export async function typeCode(first: HTMLElement, code: string): Promise<void> {
  await userEvent.click(first);
  await userEvent.keyboard(code);
}

/** The code that the dialog's opening has had mailed. */
export async function mailedCode(username: string): Promise<string> {
  // It is said to the eye and to a screen reader.
  await screen.findAllByText(/Resend request after/, undefined, patience);
  return backEnd().mailedCode(username);
}

/** Digits that are not the code. */
export const notThis = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

/** Fills in the form of a withdrawal up to the dialog. */
export async function fillWithdrawal(amount: string): Promise<void> {
  await arrived('Withdraw');
  await userEvent.selectOptions(await screen.findByLabelText('Wallet'), 'pay_out');
  await userEvent.type(screen.getByLabelText('Amount'), amount);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
}

/** Answers the dialog by a code and its button. */
export async function confirm(code: string, button: string): Promise<void> {
  const asked = await question();
  await typeCode(asked.getByLabelText('digit 1 of 4'), code);
  await userEvent.click(asked.getByRole('button', { name: button }));
}

export const confirmWithdrawal = (code: string) => confirm(code, 'Withdraw');

/** Somebody has registered elsewhere, by the leader's left link, and not verified the email yet. */
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

/** A minute passes, and the member comes back to the window, where the portal reads anew what is old. */
export function comeBack(): void {
  // The clock stands in a story.
  spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  window.dispatchEvent(new Event('focus'));
}
