import type { Locator, Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { freshName } from './support/member';
import { atSignIn, codeSent, dialog, heading, onDashboard, openAs } from './support/page';
import { expect, nightly, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Counts the taps of a task. Typing, and the keyboard's own Next and Go, cost none. */
class Taps {
  count = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.first().tap();
  }

  /** Taps a field, unless it has the focus already, and types. */
  async write(field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    await this.page.keyboard.type(text);
  }

  async next(): Promise<void> {
    await this.page.keyboard.press('Tab');
  }
}

/** A press in the tab bar, and in the menu that its More opens. */
const inBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Shortcuts' }).getByText(name, { exact: true });
const inMenu = (page: Page, name: string) => dialog(page, 'Menu').getByRole('link', { name, exact: true });
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page | Locator, label: string) => page.getByLabel(label, { exact: true });

test('joins by a link, and comes to the dashboard', nightly, async ({ page, sandbox }) => {
  const username = freshName();
  const taps = new Taps(page);
  await page.goto('/register?u=leader&p=L');
  await taps.write(field(page, 'Name'), 'Kenji Mori');
  await taps.write(field(page, 'Username'), username);
  await taps.write(field(page, 'Email'), `${username}@mail.example`);
  await taps.write(page.getByRole('combobox', { name: 'Country' }), 'nigeria\n');
  await taps.next();
  await page.keyboard.type('8012345678');
  await taps.write(field(page, 'Password'), 'correct horse 7');
  await taps.write(page.getByLabel('Security PIN (4 digits)'), '2580');
  await taps.tap(page.getByRole('checkbox', { name: 'I agree to Privacy policy & terms' }));
  await taps.tap(button(page, 'Sign Up'));
  await expect(page).toHaveURL(/\/verifyEmail$/);
  expect(taps.count, 'join').toBeLessThanOrEqual(10);
  await codeSent(page);
  await taps.write(page.getByLabel(/^digit 1 of/), `${await sandbox.code(username)}\n`);
  await atSignIn(page);
  await taps.write(field(page, 'Password'), 'correct horse 7\n');
  await codeSent(page);
  await taps.write(page.getByLabel(/^digit 1 of/).first(), `${await sandbox.code(username)}\n`);
  await onDashboard(page);
  expect(taps.count, 'to the dashboard').toBeLessThanOrEqual(12);
  test.info().annotations.push({ type: 'taps', description: `join and sign in: ${taps.count}` });
});

/** The most that a task may take, from the dashboard. */
const mostTaps = { 'copy the deposit address': 2, 'buy a variable package': 6, withdraw: 5 };

test('what members do most takes few taps', nightly, async ({ page, newMember }) => {
  const member = await newMember({ paidIn: '1000.00', earned: '200.00', destination: 'address', by: 'mpin' });
  const table: Record<string, number> = {};
  const time = async (task: string, act: (taps: Taps) => Promise<void>) => {
    const taps = new Taps(page);
    await act(taps);
    table[task] = taps.count;
    await page.goto(addresses.dashboard);
    await onDashboard(page);
  };
  await openAs(page, member, addresses.dashboard);
  await onDashboard(page);

  await time('copy the deposit address', async (taps) => {
    await taps.tap(inBar(page, 'Deposit'));
    await taps.tap(button(page, /^Copy/));
  });
  await time('buy a variable package', async (taps) => {
    await taps.tap(inBar(page, 'More'));
    await taps.tap(inMenu(page, 'Purchase Package'));
    await taps.tap(button(page, 'Buy Flex Bot'));
    await taps.tap(button(dialog(page, 'Buy Flex Bot'), 'Buy'));
    await taps.write(page.getByLabel('Investment amount'), '250\n');
    const question = dialog(page, 'Are You Sure To Buy This Package ?');
    await taps.tap(button(question, 'Continue'));
    await expect(heading(page, 'Package Subscribed Successfully')).toBeVisible();
  });
  await time('withdraw', async (taps) => {
    await taps.tap(page.locator('main').getByRole('link', { name: 'Withdraw', exact: true }));
    await taps.write(field(page, 'Amount'), '50');
    await taps.tap(button(page, 'Next'));
    const question = dialog(page, 'Verify Your Account');
    await taps.write(question.getByLabel(/^digit 1 of/), member.pin);
    await taps.tap(question.getByRole('button', { name: 'Withdraw', exact: true }));
    await expect(page).toHaveURL(/manualWithdrawList$/);
  });
  test.info().annotations.push({ type: 'taps', description: JSON.stringify(table) });
  for (const [task, most] of Object.entries(mostTaps)) expect(table[task], task).toBeLessThanOrEqual(most);
});
