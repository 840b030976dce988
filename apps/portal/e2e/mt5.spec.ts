import type { APIRequestContext, Page } from '@playwright/test';
import { MemberCalls, ownMember, type OwnMember } from './support/memberCalls';
import { countCalls, keptBy, notThis } from './support/newMember';
import { openAs } from './support/openAs';
import { signIn } from './support/signIn';
import { everyEngine, expect, test as base } from './support/test';

const test = base.extend<{ member: OwnMember; calls: MemberCalls }>({
  // Of the test's own: what happens to them is nobody else's.
  member: async ({ request, sandbox }, use) => use(await ownMember(request, sandbox)),
  calls: async ({ request, sandbox, member }, use) => use(new MemberCalls(request, sandbox, member)),
});

const of = (login: string, more = '') => `/user/mt5Account?account=${login}${more}`;
const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Figures' }).locator('dt', { hasText: label }).locator('+ dd');
const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Types a code into the open dialog and sends it. */
async function confirm(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Verify Your Account' });
  await dialog.getByLabel(/^digit 1 of/).focus();
  await page.keyboard.type(code);
  await dialog.getByRole('button', { name: 'View Password' }).click();
}

let made = 0;

/** A live subscription with an account, by the calls of the live history (B §4). */
async function addAccount(request: APIRequestContext, calls: MemberCalls, { username }: OwnMember) {
  const paid = { username, amount: '2000.00', payment_method_id: 1 };
  expect((await request.post('/sandbox/deposits', { data: paid })).status()).toBe(200);
  await calls.get('balance-sync?payment_method_id=1');
  const { data } = await calls.get<{ data: { id: number; is_mt5: number; type: string }[] }>('live-packages');
  await calls.post('live-subscription', {
    ...{ package_id: data.find(({ is_mt5, type }) => is_mt5 === 1 && type === 'variable')?.id, username },
    ...{ subscription_type: 'variable', investment_amount: '1500', wallet: 'pay_in' },
  });
  const history = await calls.get<{ data: { data: { id: number }[] } }>('live-subscriptions');
  const login = `6${Date.now()}.${(made += 1)}`;
  await calls.post('mt5/user-account-add', {
    account_number: login,
    subscription_id: history.data.data[0]?.id,
  });
  return login;
}

interface Held {
  main_pass: string;
  investor_pass: string;
}

test(
  'an account: its figures, its passwords behind a code, and a new one',
  everyEngine,
  async ({ page, request, sandbox, member, calls }) => {
    const login = await addAccount(request, calls, member);
    const fetches = countCalls(page, `/mt5/fetch-password/${login}`);
    // Nothing names it but the live history: it is offered (D73).
    await openAs(page, member, '/user/mt5Account');
    await press(page, login);
    await expect(page).toHaveURL(new RegExp(`\\?account=${login.replace('.', '\\.')}$`));
    await expect(figure(page, 'Login')).toHaveText(login);
    await expect(figure(page, 'Balance')).toHaveText('$1,500.00');
    await expect(figure(page, 'Leverage')).toHaveText('1:100');
    await expect(figure(page, 'Margin Level')).toHaveText('--');
    await expect(page.getByRole('table', { name: 'Transactions' }).getByRole('row')).toHaveCount(2);
    await page.getByRole('tab', { name: 'Closed Trade' }).click();
    await expect(page.getByText('No Data Available')).toBeVisible();

    // A wrong code is told, empties its boxes and shows nothing; the right one is good all the same.
    await sandbox.advance(61);
    await press(page, 'View Password');
    await expect(page.getByText(/Resend request after/).first()).toBeVisible();
    const code = await sandbox.code(member.username);
    await confirm(page, notThis(code));
    await expect(page.getByRole('dialog').getByText('Invalid otp')).toBeVisible();
    await expect(page.getByLabel('digit 1 of 6')).toHaveValue('');
    await confirm(page, code);
    const dialog = page.getByRole('dialog', { name: `Passwords of account ${login}` });
    await expect(dialog).toBeVisible();
    expect(fetches()).toBe(2);
    const [main = '', investor = ''] = await dialog.locator('bdi').allTextContents();
    expect(main).toMatch(/^\w{10}$/);
    expect(await keptBy(page)).not.toContain(main);
    expect(await keptBy(page)).not.toContain(code);
    await page.getByRole('button', { name: 'Hide passwords' }).click();
    await expect(dialog.getByText(main)).toHaveCount(0);
    await expect(dialog.getByText(investor)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'View Password' })).toBeFocused();
    expect(await page.content()).not.toContain(main);

    await cardOf(page, 'Update Password').getByRole('button', { name: 'Update Password' }).click();
    const update = page.getByRole('dialog', { name: 'Update Password' });
    await update.getByLabel('New password', { exact: true }).fill('Wn2-small-river');
    await update.getByLabel('Confirm new password').fill('Wn2-small');
    await update.getByRole('button', { name: 'Update Password' }).click();
    await expect(update.getByText('Password not matching with new password')).toBeVisible();
    await update.getByLabel('Confirm new password').fill('Wn2-small-river');
    await update.getByRole('button', { name: 'Update Password' }).dblclick();
    await expect(page.getByText('The password has been changed.')).toBeVisible();
    await expect(update).toHaveCount(0);

    await calls.confirmBy('mpin');
    const now = await calls.get<Held>(`mt5/fetch-password/${login}?mpin=${member.pin}`);
    expect(now).toMatchObject({ main_pass: 'Wn2-small-river', investor_pass: investor });
  },
);

test('nobody else’s account, and none of no number, in words of its own', async ({ page, member }) => {
  const opened: string[] = [];
  page.on('request', (asked) => opened.push(asked.url()));
  for (const login of ['70018842', '99', encodeURIComponent('../../dashboard'), 'x']) {
    await openAs(page, member, of(login));
    await expect(page.getByText('This account is not among yours')).toBeVisible();
    await expect(page.getByText('It’s us, not you').or(page.getByText("It's us, not you"))).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'View Password' })).toHaveCount(0);
  }
  // What is no number was never asked for.
  expect(opened.filter((url) => /user-account-details/.test(url)).length).toBe(2);
  await openAs(page, member, '/user/mt5Account');
  await expect(page.getByText('No MT5 account yet')).toBeVisible();
});

test('both lists have pages of their own in one address; figures that can not be refreshed stay', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, 'leader');
  await page.goto(of('70018842', '&transactions=2&trades=3&transactions=x'));
  // What is there twice is nobody's; the other's page stays.
  await expect(page).toHaveURL(/\?account=70018842&trades=3$/);
  await expect(page.getByRole('navigation', { name: 'Transactions' })).toContainText('1–10 of 13');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?account=70018842&trades=3&transactions=2$/);
  await expect(page.getByRole('rowheader')).toHaveText(['11', '12', '13']);
  await page.getByRole('tab', { name: 'Closed Trade' }).click();
  await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/trades=4&transactions=2&tab=trades$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('rowheader')).toHaveCount(10);

  const balance = await figure(page, 'Balance').textContent();
  await page.route('**/api/mt5/user-account-details/**', (route) => route.abort());
  await press(page, 'Refresh figures');
  await expect(page.getByText('The figures could not be refreshed.')).toBeVisible();
  await expect(figure(page, 'Balance')).toHaveText(balance ?? '');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await page.unroute('**/api/mt5/user-account-details/**');
  await press(page, 'Refresh figures');
  await expect(page.getByText('The figures could not be refreshed.')).toHaveCount(0);

  await cardOf(page, 'Deposit').getByRole('button', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/\/user\/manualDepositBankList\/70018842$/);
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('"depositType":"MT5"');
});
