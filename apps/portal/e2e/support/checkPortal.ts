import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Member } from './member';
import {
  atSignIn,
  dialog,
  heading,
  onDashboard,
  press,
  question,
  toast,
  readToken,
  typeCode,
  logOut,
  submitPassword,
} from './page';
import { waitForOffline } from './worker';

export interface PortalVisit {
  page: Page;
  context: BrowserContext;
  /** The portal's address without a trailing slash: `http://localhost:4001/members`. */
  home: string;
  /** A member who confirms by pin, with $500.00 to send and a bot. */
  member: Member;
}

/** Signs in from a deep link and continues to its location, a list with filters in the address. */
async function signInByLink({ page, home, member }: PortalVisit): Promise<void> {
  const list = `${home}/user/transactions?wallet=pay_in`;
  await page.goto(list);
  await atSignIn(page);
  await expect(page).toHaveURL(`${home}/login`);
  await submitPassword(page, member);
  await typeCode(page, `${member.pin}\n`);
  await expect(page).toHaveURL(list);
  await expect(heading(page, 'Transactions')).toBeVisible();
}

/** Checks that a list's filters are in the address, survive a reload, and are removed by the back button. */
async function filterList({ page, home }: PortalVisit): Promise<void> {
  await press(page, 'Filter');
  await dialog(page, 'Filter').getByLabel('Type', { exact: true }).selectOption('Debit');
  await press(dialog(page, 'Filter'), 'Apply');
  const filtered = `${home}/user/transactions?wallet=pay_in&type=debit`;
  await expect(page).toHaveURL(filtered);
  await page.reload();
  await expect(heading(page, 'Transactions')).toBeVisible();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole('table', { name: 'Transactions' }).getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(`${home}/user/transactions?wallet=pay_in`);
}

/** Moves money once, with one key. */
async function transfer({ page, home, member }: PortalVisit): Promise<void> {
  const keys: (string | undefined)[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/transfer/amount')) keys.push(asked.headers()['idempotency-key']);
  });
  await page.getByRole('main').getByRole('link', { name: 'Transfer', exact: true }).click();
  await expect(page).toHaveURL(`${home}/user/transfer`);
  await page.getByRole('textbox', { name: 'Transfer Amount' }).fill('200');
  await press(page, 'Click for transfer');
  await typeCode(question(page), member.pin);
  await press(question(page), 'Transfer');
  await expect(toast(page, 'The amount has been transferred.')).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,}$/)]);
  expect(await member.wallets()).toMatchObject({ pay_out: '300.00' });
}

/** Opens an invoice in a separate tab, without an address. */
async function openInvoice({ page, context, home }: PortalVisit): Promise<void> {
  await page.goto(`${home}/user/subscriptionHistory`);
  const button = page.getByRole('button', { name: /^Invoice/ });
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(
    tab.getByRole('article', { name: /^Invoice / }).getByText('One hundred dollars'),
  ).toBeVisible();
  expect(tab.url()).toBe('about:blank');
  await tab.close();
}

/** Opens a member's copied link as a visitor, who sees the registration below that member. */
async function shareLink({ page, context, home, member }: PortalVisit): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await onDashboard(page);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(toast(page, 'Referral link copy to clipboard successfully.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${home}/register?u=${member.username}&p=L`);
  const stranger = await context.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('textbox', { name: 'Sponsor' })).toHaveValue(member.username);
  await stranger.close();
}

/**
 * Opens a second tab, which takes the first tab's session, follows its own link and ends with it. The portal is cached
 * by then.
 */
async function openSecondTab({ page, context, home, member }: PortalVisit): Promise<void> {
  await waitForOffline(page);
  const second = await context.newPage();
  await second.goto(`${home}/user/payouts`);
  await expect(heading(second, 'Payouts')).toBeVisible();
  expect(await readToken(second)).toBe(await readToken(page));
  await logOut(page, member.username);
  for (const tab of [page, second]) {
    await atSignIn(tab);
    await expect(tab).toHaveURL(`${home}/login`);
  }
}

/** The flows that depend on the portal's origin and folder. */
export async function checkPortal(visit: PortalVisit): Promise<void> {
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const step of [signInByLink, filterList, transfer, openInvoice, shareLink, openSecondTab])
    await step(visit);
}
