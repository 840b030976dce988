import type { Locator, Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { freshName } from './support/member';
import { atSignIn, codeSent, dialog, heading, onDashboard, openAs } from './support/page';
import { noisyPng } from './support/noisyPng';
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
const mostTaps = {
  ...{ 'copy the deposit address': 2, 'buy a variable package': 6, withdraw: 5 },
  ...{ 'read why a withdrawal was rejected': 1, 'see what a bonus was paid for': 3 },
  ...{ 'set up the authenticator': 7, 'use it from now on': 2, 'raise a ticket': 9, 'find a member': 3 },
};

test('what members do most takes few taps', nightly, async ({ page, sandbox, newMember }) => {
  test.slow();
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
  const [code = ''] = /WD-[\d-]+/.exec(JSON.stringify(await member.get('user/manual/withdraw/list'))) ?? [];
  const remarks = 'The address belongs to an exchange.';
  await sandbox.decideWithdrawal(code, { status: 2, remarks });
  await page.reload();
  await onDashboard(page);
  await time('read why a withdrawal was rejected', async (taps) => {
    await taps.tap(button(page, /^Notifications/));
    await expect(page.getByText(remarks)).toBeVisible();
  });
  await time('see what a bonus was paid for', async (taps) => {
    await taps.tap(inBar(page, 'More'));
    await taps.tap(inMenu(page, 'Payouts'));
    await taps.tap(
      page
        .locator('main')
        .getByRole('button', { name: /^Matching Bonus/ })
        .first(),
    );
    await expect(page.getByRole('dialog')).toContainText('Matching Bonus');
  });
  await time('find a member', async (taps) => {
    await taps.tap(inBar(page, 'Team'));
    await taps.write(page.getByPlaceholder('Search by user name'), `${member.username}\n`);
    await expect(page.getByRole('treegrid')).toContainText(member.username);
  });
  await time('raise a ticket', async (taps) => {
    await taps.tap(inBar(page, 'More'));
    await taps.tap(inMenu(page, 'Support'));
    await taps.tap(button(page, 'Raise Ticket'));
    const form = dialog(page, 'Raise Ticket');
    // Opening the list and choosing from it.
    taps.count += 2;
    await form.getByLabel('Subject *').selectOption({ index: 1 });
    await taps.write(form.getByLabel('Message *'), 'Where is my invoice?');
    // Opening the files and choosing one.
    taps.count += 2;
    await form
      .getByLabel('Images *')
      .setInputFiles([{ name: 'one.png', mimeType: 'image/png', buffer: noisyPng(64) }]);
    await expect(form.getByRole('img', { name: 'Preview of one.png' })).toBeVisible();
    await taps.tap(button(form, 'Raise Ticket'));
    await expect(page).toHaveURL(/\?ticket=\d+$/);
  });
  await time('set up the authenticator', async (taps) => {
    const pin = page.getByRole('group', { name: 'Security Pin' }).getByLabel(/^digit 1/);
    await taps.tap(button(page, new RegExp(member.username)));
    await taps.tap(page.getByRole('link', { name: 'My Profile' }));
    await taps.tap(page.getByRole('tab', { name: '2FA Setting' }));
    await taps.tap(button(page, 'Copy key'));
    await taps.write(page.getByLabel(/^digit 1 of 6/), await member.totp());
    await taps.tap(button(page, 'Enable 2FA'));
    await taps.write(pin, member.pin);
    await taps.tap(button(page, 'Enable 2FA'));
    await expect(button(page, 'Disable 2FA')).toBeVisible();
    const uses = new Taps(page);
    const use = button(page, 'Use it for sign-in and payments from now on');
    await uses.tap(use);
    await uses.write(pin, member.pin);
    await uses.tap(use);
    await expect(page.getByText('You confirm sign-ins and payments with this app')).toBeVisible();
    table['use it from now on'] = uses.count;
  });
  test.info().annotations.push({ type: 'taps', description: JSON.stringify(table) });
  for (const [task, most] of Object.entries(mostTaps)) expect(table[task], task).toBeLessThanOrEqual(most);
});
