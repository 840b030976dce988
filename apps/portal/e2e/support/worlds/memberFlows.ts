import { addresses } from '@portal/ui/addresses';
import { readCsv } from '../lists';
import { press } from '../page';
import { expect } from '../test';
import { addImage, field, pressOnTop, topDialog, typePin, type Stage } from './stage';

async function signIn(stage: Stage): Promise<void> {
  const { page, say, backEnd, midway } = stage;
  const member = await backEnd.newMember();
  await page.goto(backEnd.home + addresses.login);
  await field(page, say('loginMessages.username')).fill(member.username);
  await field(page, say('loginMessages.password')).fill(member.password);
  await press(page, say('accessTexts.verify'));
  await midway();
  await typePin(stage, page, member);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.locator('h1', { hasText: say('dashboardMessages.dashboard') })).toBeVisible();
}

/** Requests a code for a new password and waits: the countdown follows no clock that a member can set. */
async function recovery({ page, say, backEnd, midway }: Stage): Promise<void> {
  const member = await backEnd.newMember();
  await page.goto(backEnd.home + addresses.login);
  await field(page, say('loginMessages.username')).fill(member.username);
  await press(page, say('accessTexts.forgotPassword'));
  await topDialog(page).locator('input').first().press('Enter');
  const countdown = topDialog(page).locator('[aria-hidden] b');
  const readSeconds = async () => Number((await countdown.textContent())?.replaceAll('\u0323', ''));
  const first = await readSeconds();
  expect(first).toBeLessThanOrEqual(60);
  await midway();
  await expect.poll(readSeconds).toBeLessThan(first - 1);
}

/** Exports a list, and filters it by today on the server's calendar. */
async function list({ page, say, backEnd, midway }: Stage): Promise<void> {
  const member = await backEnd.newMember({ paidIn: '100.00' });
  await backEnd.open(page, member, addresses.transactions);
  const saved = page.waitForEvent('download');
  await press(page, say('exportMessages.exportCsv'));
  expect((await readCsv(await saved)).name).toMatch(/^transactions_\d{4}-\d\d-\d\d\.csv$/);
  await midway();
  await press(page, say('transactionsTexts.filter'));
  await press(page, say('filterDialogMessages.today'));
  await press(page, say('overlayMessages.apply'));
  const today = new Date().toISOString().slice(0, 10);
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
}

async function profile({ page, say, backEnd, midway }: Stage): Promise<void> {
  await backEnd.open(page, await backEnd.newMember(), addresses.profile);
  await field(page, say('profileMessages.city')).fill('Abuja');
  await midway();
  const sent = page.waitForRequest('**/api/update-profile');
  await press(page, say('profileMessages.save'));
  expect((await sent).postDataJSON()).toMatchObject({ city: 'Abuja' });
}

/** Uploads the first missing document. */
async function kyc(stage: Stage): Promise<void> {
  const { page, say, type, backEnd, midway } = stage;
  await backEnd.open(page, await backEnd.newcomer(), addresses.kyc);
  await press(page, say('kycMessages.start'));
  await field(page, say('kycMessages.document')).selectOption({ index: 1 });
  await type(field(page, say('kycMessages.number')), 'A1234567');
  await addImage(page.locator('form'));
  await midway();
  await press(page, say('kycMessages.upload'));
  await expect(topDialog(page)).toContainText('A1234567');
  const answered = page.waitForResponse('**/api/kyc-doc-upload');
  await pressOnTop(stage, 'kycMessages.upload');
  expect((await answered).ok()).toBe(true);
  // The form of the next document opens empty.
  await expect(field(page, say('kycMessages.number'))).toHaveValue('');
}

/** Raises a ticket with an image and answers in it. */
async function tickets(stage: Stage): Promise<void> {
  const { page, say, backEnd, midway } = stage;
  await backEnd.open(page, await backEnd.newMember(), addresses.tickets);
  await press(page, say('ticketsTexts.raiseTicket'));
  await field(page, say('raiseMessages.subject')).selectOption({ index: 1 });
  await field(page, say('raiseMessages.message')).fill('Where is it?');
  await addImage(topDialog(page));
  await pressOnTop(stage, 'ticketsTexts.raiseTicket');
  await expect(page).toHaveURL(/\?ticket=\d+$/);
  await midway();
  const reply = page.locator('main textarea');
  await reply.fill('I found it.');
  const answered = page.waitForResponse('**/api/reply');
  await press(page, say('ticketsMessages.send'));
  expect((await answered).ok()).toBe(true);
  await expect(reply).toHaveValue('');
}

/** Opens a branch by pointer and goes through it by keyboard. */
async function tree({ page, backEnd, midway }: Stage): Promise<void> {
  await backEnd.open(page, await backEnd.newTeam(), addresses.directTree);
  const nodes = page.getByRole('treeitem');
  await expect(nodes.nth(1)).toBeVisible();
  const count = await nodes.count();
  await nodes.nth(1).click();
  await expect.poll(() => nodes.count()).toBeGreaterThan(count);
  await midway();
  await page.getByRole('tree').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(nodes).toHaveCount(count);
}

/** The flows that move no money. */
export const memberFlows = { signIn, recovery, list, profile, kyc, tickets, tree };
