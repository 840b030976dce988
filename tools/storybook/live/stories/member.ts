import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Decided } from '../backEnd/asks';
import { backEnd } from '../line/askBackEnd';
import { translation, translationPattern } from './translation';

// What a member does and sees in the live portal, and the operator's answers. Names are English, as translation() takes
// them.

/** The page, or the part of it that a step is about. */
type Part = Pick<typeof screen, `${'find' | 'get'}By${'Role' | 'Text' | 'LabelText'}`>;

/** Waits for the screen with this heading. */
export const arrived = async (name: string | RegExp) =>
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: typeof name === 'string' ? translation(name) : name,
    }),
  ).toBeVisible();

/** Waits for the screen with this heading, with its data. */
export async function loaded(name: string): Promise<void> {
  await arrived(name);
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
}

const pressing =
  (role: string) =>
  async (name: string, inside: Part = screen): Promise<void> =>
    userEvent.click(await inside.findByRole(role, { name: translation(name) }));
export const press = pressing('button');
export const follow = pressing('link');
export const choose = pressing('radio');

/** Opens a tab. One with unsaved input shows that in parentheses after its name. */
export const openTab = async (name: string): Promise<void> =>
  userEvent.click(
    await screen.findByRole('tab', { name: (text) => translation(name)(text.replace(/ \(.+\)$/, '')) }),
  );

/** Opens a screen by the side menu, whose name for it may be shorter than the heading. */
export async function goTo(name: string): Promise<void> {
  await follow(name, within(screen.getByRole('navigation', { name: translation('Main') })));
  await arrived(name);
}

/** Leaves a screen and comes back. */
export async function lookAgain(name: string): Promise<void> {
  await goTo('Deposit');
  await goTo(name);
}

/** Moves the stopped clock of a story by a minute, after which the portal refetches what it shows. */
export const waitAMinute = () => spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);

/** A list of choices or a group may have the same label as its field. */
const fields = { selector: 'input, select, textarea' };

export const field = (name: string, inside: Part = screen) =>
  inside.getByLabelText(translation(name), fields);

/** Types into a field, in place of what it has. */
export async function fill(name: string, text: string, inside: Part = screen): Promise<void> {
  const filled = await inside.findByLabelText(translation(name), fields);
  await userEvent.clear(filled);
  await userEvent.type(filled, text);
}

/** Waits for a text. A value in it may be an element, which the library's own queries leave out. */
export async function sees(text: string, inside: Part = screen): Promise<void> {
  const fits = translation(text);
  const hasText = ({ textContent }: Element) => fits(textContent.replaceAll(/\s+/g, ' ').trim());
  const isInnermost = (element: Element) => hasText(element) && ![...element.children].some(hasText);
  const found = await inside.findByText(
    (own, element) => fits(own) || (element !== null && isInnermost(element)),
  );
  await expect(found).toBeVisible();
}

/** Waits for what is wrong with a field. */
export const isWrong = (name: string, why: string | RegExp) =>
  waitFor(() =>
    expect(field(name)).toHaveAccessibleDescription(typeof why === 'string' ? translationPattern(why) : why),
  );

export const dialog = async (name: string) =>
  within(await screen.findByRole('dialog', { name: translation(name) }));

export const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The dialog that confirms a payment. */
export const question = () => dialog('Verify Your Account');

/** The first box of a code. */
export const firstDigit = (inside: Part = screen) => field('digit 1 of {count}', inside);
export const isAskedForCode = (inside?: Part) => waitFor(() => expect(firstDigit(inside)).toHaveFocus());

/** Types a code into its boxes, which move the focus. */
export async function typeCode(code: string, inside: Part = screen): Promise<void> {
  await userEvent.click(await inside.findByLabelText(translation('digit 1 of {count}')));
  await userEvent.keyboard(code);
}

/** Returns the code that was mailed when its boxes appeared. */
export async function mailedCode(username = 'leader'): Promise<string> {
  // It is both visible and announced to screen readers.
  await screen.findAllByText(translation('Resend request after {seconds} sec'));
  return backEnd().mailedCode(username);
}

/** Returns digits that differ from the code. */
export const notThis = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

export const isRefused = (inside: Part = screen) =>
  waitFor(() => expect(inside.getByRole('alert')).toHaveTextContent(translationPattern('Invalid otp')));

/** Answers the dialog with a code and its button. */
export async function confirm(code: string, button: string): Promise<void> {
  const asked = await question();
  await typeCode(code, asked);
  await press(button, asked);
}

/** Learns in the dialog that the answer of a payment was lost. */
export async function losesAnswer() {
  const asked = await question();
  await sees(lostAnswer, asked);
  return asked;
}

export const lostAnswer = 'We don’t know whether this went through';

/** Fills in a withdrawal up to the dialog. Returns the mailed code. */
export async function fillWithdrawal(amount: string): Promise<string> {
  await arrived('Withdraw');
  await choose('Out going Wallet');
  await fill('Amount', amount);
  await press('Next');
  return mailedCode();
}

/** The rows of a list, below its column titles. */
export const rows = (list: string) =>
  within(screen.getByRole('table', { name: translation(list) }))
    .getAllByRole('row')
    .slice(1);

/** A row of a list, the newest by default. It is empty while the list loads. */
export const row = (list: string, at = 0) => within(rows(list)[at] as HTMLElement);

export const rowShows = (list: string, text: string, at = 0) =>
  waitFor(() => expect(row(list, at).getByText(translation(text))).toBeVisible());

/** Decides a member's newest item as the operator. Returns the back office's message. */
export async function operatorDecides(path: string, kind: Decided, username: string, decision: object) {
  return backEnd().operate(path, { id: await backEnd().newest(kind, username), ...decision });
}

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
