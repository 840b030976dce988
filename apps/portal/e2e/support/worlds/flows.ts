import type { Locator, Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { readCsv } from '../lists';
import type { Member, MemberOptions } from '../member';
import { openAs, press } from '../page';
import { expect } from '../test';
import { typeInto, type Keyboard } from './keyboard';
import type { Say } from './world';

/** What a flow needs of its world. */
interface Stage {
  page: Page;
  say: Say;
  keyboard: Keyboard;
  newMember: (options?: MemberOptions) => Promise<Member>;
}

const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input, select'));
const firstDigit = (container: Page | Locator) => container.locator('[data-code] input').first();
const openQuestion = (page: Page) =>
  page.locator('[role=dialog]').filter({ has: page.locator('[data-code]') });

async function signIn({ page, say, keyboard, newMember }: Stage): Promise<void> {
  const member = await newMember({ by: 'mpin' });
  await page.goto(addresses.login);
  await field(page, say('loginMessages.username')).fill(member.username);
  await field(page, say('loginMessages.password')).fill(member.password);
  await press(page, say('accessTexts.verify'));
  await typeInto(firstDigit(page), member.pin, keyboard);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.locator('h1', { hasText: say('dashboardMessages.dashboard') })).toBeVisible();
}

async function withdrawal({ page, say, keyboard, newMember }: Stage): Promise<void> {
  const member = await newMember({ earned: '5000.00', destination: 'address', by: 'mpin' });
  await openAs(page, member, addresses.withdraw);
  await page.locator('input[type=radio][value=pay_out]').check();
  await typeInto(field(page, say('withdrawMessages.amount')), '1234.50', keyboard);
  await press(page, say('withdrawMessages.next'));
  await typeInto(firstDigit(openQuestion(page)), member.pin, keyboard);
  await expect(openQuestion(page)).toContainText('$3,765.50');
}

async function transfer({ page, say, keyboard, newMember }: Stage): Promise<void> {
  const member = await newMember({ earned: '500.00', by: 'mpin' });
  await openAs(page, member, addresses.transfer);
  await press(page, say('transferTexts.clickForTransfer'));
  await typeInto(field(page, say('transferTexts.transferAmount')), '200.50', keyboard);
  await press(page, say('transferMessages.next'));
  await typeInto(firstDigit(openQuestion(page)), member.pin, keyboard);
  const sent = page.waitForRequest('**/api/transfer/amount');
  await press(openQuestion(page), say('transferMessages.transfer'));
  expect((await sent).postDataJSON()).toMatchObject({ transfer_amount: '200.50', mpin: member.pin });
  await expect.poll(async () => (await member.wallets())['pay_out']).toBe('299.50');
}

/** Exports a list, and filters it by today on the server's calendar. */
async function list({ page, say, newMember }: Stage): Promise<void> {
  const member = await newMember({ paidIn: '100.00' });
  await openAs(page, member, addresses.transactions);
  const saved = page.waitForEvent('download');
  await press(page, say('exportMessages.exportCsv'));
  expect((await readCsv(await saved)).name).toMatch(/^transactions_\d{4}-\d\d-\d\d\.csv$/);
  await press(page, say('transactionsTexts.filter'));
  await press(page, say('filterDialogMessages.today'));
  await press(page, say('overlayMessages.apply'));
  const today = new Date().toISOString().slice(0, 10);
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
}

async function profile({ page, say, newMember }: Stage): Promise<void> {
  const member = await newMember();
  await openAs(page, member, addresses.profile);
  await field(page, say('profileMessages.city')).fill('Abuja');
  const sent = page.waitForRequest('**/api/update-profile');
  await press(page, say('profileMessages.save'));
  expect((await sent).postDataJSON()).toMatchObject({ city: 'Abuja' });
}

/** The flows of every world, by name. */
export const flows = { signIn, withdrawal, transfer, list, profile };
export type FlowName = keyof typeof flows;
