import type { Page } from '@playwright/test';
import type { Member } from './support/member';
import { createImage } from './support/noisyPng';
import { dialog, openAs, getOverflow, press, signIn, toast, logOut } from './support/page';
import { expect, test } from './support/test';
import { countCalls } from './support/traffic';

const toMessages = async (member: Member, id: number | string) =>
  (await member.get<{ data: { message: string | null }[] }>(`ticket/${id}/details`)).data;

const thread = (page: Page) => page.getByRole('region', { name: /^Messages/ });
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const list = (page: Page) => page.getByRole('navigation', { name: 'Your tickets' });
async function attach(page: Page, ...names: string[]): Promise<void> {
  await page
    .getByLabel('Attach images')
    .and(page.locator('input'))
    .setInputFiles(names.map((name) => createImage(name)));
  await expect(page.getByRole('img', { name: `Preview of ${names.at(-1)}` })).toBeVisible();
}

test('a ticket: raised, answered, replied to, closed, reopened [B §4 Ticket]', async ({
  page,
  sandbox,
  newMember,
}) => {
  const member = await newMember();
  const raised = countCalls(page, '/raise-ticket');
  const replied = countCalls(page, '/reply');
  const reopened = countCalls(page, /\/re-open$/);
  const look = () => page.clock.runFor(31_000);
  await page.clock.install();
  await openAs(page, member, '/user/chat');
  await expect(page.getByText('Select Ticket From List')).toBeVisible();
  await press(page, 'Raise Ticket');
  const form = dialog(page, 'Raise Ticket');
  await form.getByLabel('Subject *').selectOption('Others');
  await form.getByLabel('Your subject *').fill('A question about my invoice');
  await form.getByLabel('Message *').fill('Where is it?\nI have looked <b>everywhere</b>.');
  await form.getByLabel('Images *').setInputFiles(createImage('one.png'));
  await expect(form.getByRole('img', { name: 'Preview of one.png' })).toBeVisible();
  await form.getByRole('button', { name: 'Raise Ticket' }).dblclick();
  await expect(toast(page, 'Your ticket has been raised.')).toBeVisible();
  expect(raised()).toBe(1);
  await expect(page).toHaveURL(/\/user\/chat\?ticket=\d+$/);
  const id = new URL(page.url()).searchParams.get('ticket') ?? '';
  await expect(list(page).getByRole('button', { name: /A question about my invoice.*New/ })).toBeVisible();
  await expect(thread(page).getByText('I have looked <b>everywhere</b>.')).toBeVisible();
  await thread(page)
    .getByRole('button', { name: /^Open: Image from you/ })
    .click();
  const shown = dialog(page, 'Image').getByRole('img', { name: /^Image from you/ });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await page.keyboard.press('Escape');

  await sandbox.answerTicket(id, { reply: 'Under Subscription History.' });
  await look();
  await expect(thread(page).getByText('Under Subscription History.')).toBeVisible();
  await expect(list(page).getByText('Open', { exact: true })).toBeVisible();
  await box(page).fill('Found it, thanks.');
  await attach(page, 'two.png', 'three.png');
  await send(page).dblclick();
  await expect(thread(page).getByText('Found it, thanks.')).toHaveCount(1);
  // The server searches the messages too (D113).
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('found it');
  await page.clock.runFor(500);
  await expect(page.getByText('1 ticket found.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await box(page).focus();
  await expect(thread(page).getByRole('button', { name: /^Open: Image 2 of 2 from you/ })).toBeVisible();
  await expect(thread(page).getByText(/^Sen/)).toHaveCount(0);
  await expect(box(page)).toHaveValue('');
  expect(replied()).toBe(1);
  expect(await toMessages(member, id)).toHaveLength(4);

  await sandbox.answerTicket(id, { reply: 'We close this ticket.', status: 2 });
  await look();
  await expect(page.getByText('This ticket is closed. Reopen it to reply.').first()).toBeVisible();
  await expect(box(page)).toBeDisabled();
  await press(page, 'Reopen Ticket');
  await expect(toast(page, 'The ticket has been reopened.')).toBeVisible();
  await expect(list(page).getByText('Reopen', { exact: true })).toBeVisible();
  expect(reopened()).toBe(1);
  await box(page).fill('One more thing.');
  await page.keyboard.press('Control+Enter');
  await expect(thread(page).getByText('One more thing.')).toBeVisible();

  // On a phone the list and the conversation alternate, and the composer is above the tab bar.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await expect(list(page)).toBeHidden();
  expect(await getOverflow(page)).toBe(0);
  await page.getByRole('button', { name: /Show tickets/ }).click();
  await expect(list(page)).toBeVisible();
});

test('a poll without news is at most 1 kB and renders nothing', async ({ page, newMember }) => {
  const member = await newMember();
  const id = await member.raiseTicket('First');
  await page.clock.install();
  await openAs(page, member, `/user/chat?ticket=${id}`);
  const image = thread(page).locator('img');
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(64);
  await page.clock.runFor(500);
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { type, target } of records)
        seen.push(`${type} of ${target.nodeName}: ${target.textContent}`);
    });
    const main = document.querySelector('main');
    if (main)
      observer.observe(main, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });
  const polled = ['/api/tickets', '/details'].map((part) =>
    page.waitForResponse((response) => response.url().includes(part)),
  );
  await page.clock.runFor(31_000);
  const answers = await Promise.all(polled);
  await page.clock.runFor(500);
  expect(answers.map((answer) => answer.status())).toEqual([304, 304]);
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  const bytes = sizes.map(
    ({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize,
  );
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(1000);
  expect(await changes.jsonValue()).toEqual([]);
});

test('nothing written is lost before the session ends (T26) [B §4 Ticket]', async ({
  page,
  sandbox,
  newMember,
}) => {
  const member = await newMember();
  const first = await member.raiseTicket('First');
  const second = await member.raiseTicket('Second');
  await page.clock.install();
  await openAs(page, member, `/user/chat?ticket=${first}`);
  await box(page).fill('Half a sentence');
  await attach(page, 'kept.png');
  // Newest first, so the first button is the second ticket.
  await list(page).getByRole('button').first().click();
  await expect(page).toHaveURL(new RegExp(`ticket=${second}$`));
  await expect(box(page)).toHaveValue('');
  await box(page).fill('For the second');
  await page.goBack();
  await expect(box(page)).toHaveValue('Half a sentence');
  await expect(page.getByRole('img', { name: 'Preview of kept.png' })).toBeVisible();

  // The other ticket gets a reply and is highlighted until it is opened.
  await sandbox.answerTicket(second, { reply: 'Here is your answer.' });
  await page.clock.runFor(31_000);
  await expect(list(page).getByRole('button').first()).toContainText('New message');
  await sandbox.answerTicket(first, { status: 2 });
  await send(page).click();
  await expect(thread(page).getByText('This ticket is closed.')).toBeVisible();
  await expect(thread(page).getByText('Half a sentence')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeDisabled();
  await press(page, 'Reopen Ticket');
  await press(page, 'Send again');
  await expect(thread(page).getByText('This ticket is closed.')).toHaveCount(0);
  await expect(thread(page).getByRole('button', { name: /^Open: Image from you/ })).toHaveCount(2);
  expect((await toMessages(member, first)).map(({ message }) => message)).toEqual([
    'First',
    'Half a sentence',
  ]);

  await list(page).getByRole('button').first().click();
  await expect(box(page)).toHaveValue('For the second');
  await expect(list(page).getByText('New message')).toHaveCount(0);
  await attach(page, 'lost.png');
  await page.reload();
  await expect(box(page)).toHaveValue('For the second');
  await expect(page.getByText(/Reloading the page removed your images/)).toBeVisible();
  await logOut(page, member.username);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('For the');
});

// Proves: raiseMessages.imageDrawn
test('a row of a history opens the form with what it is about', async ({ page, sandbox }) => {
  for (const [path, name, about] of [
    ['/user/manualWithdrawList', 'Withdraw History', 'Withdrawal'],
    ['/user/subscriptionHistory', 'Subscription History', 'Subscription'],
  ] as const) {
    await signIn(page, sandbox, 'leader', path);
    await page.getByRole('table', { name }).getByRole('rowheader').first().click();
    const ask = page.getByRole('link', { name: 'Ask support about this' });
    const query = (await ask.getAttribute('href'))?.split('?')[1];
    await ask.click();
    const form = dialog(page, 'Raise Ticket');
    await expect(form.getByLabel('Subject *').locator('option:checked')).not.toHaveText(/choose/i);
    const code = new URLSearchParams(query).get('code') ?? 'none';
    await expect(form.getByLabel('Message *')).toHaveValue(`${about} ${code}: `);
    const added = form.getByRole('img', { name: `Preview of ${about} ${code}.png` });
    await expect(added).toBeVisible();
    await form.getByRole('button', { name: `Remove ${about} ${code}.png` }).click();
    await expect(added).toHaveCount(0);
  }
});
