import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { countCalls } from './support/newMember';
import { bearer, openAs, signedInMember, type SignedInMember } from './support/openAs';
import { networkOf } from './support/network';
import { noisyPng } from './support/noisyPng';
import { signIn } from './support/signIn';
import { everyEngine, expect as expectSoon, test } from './support/test';

// The server draws every image anew before it answers.
const expect = expectSoon.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: noisyPng(64) });

interface Message {
  id: number;
  message: string | null;
  admin_username: string | null;
}

/** Raises a ticket by the call; answers its id. */
async function raiseTicket(request: APIRequestContext, { token }: SignedInMember, message: string) {
  const multipart = { subject_id: '1', message, 'images[]': picture('shot.png') };
  const answer = await request.post('/api/raise-ticket', { headers: bearer(token), multipart });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { ticket_id: number }).ticket_id;
}

async function messagesOf(request: APIRequestContext, { token }: SignedInMember, id: number | string) {
  const answer = await request.get(`/api/ticket/${id}/details`, { headers: bearer(token) });
  return ((await answer.json()) as { data: Message[] }).data;
}

const main = (page: Page) => page.locator('main');
const thread = (page: Page) => page.getByRole('region', { name: /^Messages/ });
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const list = (page: Page) => page.getByRole('navigation', { name: 'Your tickets' });
const attach = (page: Page, ...names: string[]) =>
  page.getByLabel('Attach images').and(page.locator('input')).setInputFiles(names.map(picture));
const belowEnd = (messages: Locator) =>
  messages.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
/** The member comes back to this window. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Comes back until what is read then shows. */
async function seeAfterReturn(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await comeBack(page);
    await expect(main(page).getByText(words).first()).toBeVisible({ timeout: 2_500 });
  }).toPass();
}

test(
  'the whole way: raised with an image, answered, replied to, closed, reopened',
  everyEngine,
  async ({ page, sandbox, request }) => {
    const member = await signedInMember(request, sandbox);
    const raised = countCalls(page, '/raise-ticket');
    const replied = countCalls(page, '/reply');
    await openAs(page, member, '/user/chat');
    await expect(page.getByText('Select Ticket From List')).toBeVisible();
    await page.getByRole('button', { name: 'Raise Ticket' }).click();
    const form = page.getByRole('dialog', { name: 'Raise Ticket' });
    await form.getByLabel('Subject *').selectOption('Others');
    await form.getByLabel('Your subject *').fill('A question about my invoice');
    await form.getByLabel('Message *').fill('Where is it?\nI have looked <b>everywhere</b>.');
    await form.getByLabel('Images *').setInputFiles([picture('one.png')]);
    await expect(form.getByRole('img', { name: 'Preview of one.png' })).toBeVisible();
    await form.getByRole('button', { name: 'Raise Ticket' }).dblclick();
    await expect(page.getByText('Your ticket has been raised.')).toBeVisible();
    expect(raised()).toBe(1);

    await expect(page).toHaveURL(/\/user\/chat\?ticket=\d+$/);
    const id = new URL(page.url()).searchParams.get('ticket') ?? '';
    await expect(list(page).getByRole('button', { name: /A question about my invoice.*New/ })).toBeVisible();
    await expect(thread(page).getByText('I have looked <b>everywhere</b>.')).toBeVisible();
    await thread(page)
      .getByRole('button', { name: /^Open: Image from you/ })
      .click();
    const picture1 = page
      .getByRole('dialog', { name: 'Image' })
      .getByRole('img', { name: /^Image from you/ });
    await expect.poll(() => picture1.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
    await page.keyboard.press('Escape');

    await sandbox.answerTicket(id, { reply: 'Under Subscription History.' });
    await seeAfterReturn(page, 'Under Subscription History.');
    await expect(list(page).getByText('Open', { exact: true })).toBeVisible();

    await box(page).fill('Found it, thanks.');
    await attach(page, 'two.png', 'three.png');
    await expect(page.getByRole('img', { name: 'Preview of three.png' })).toBeVisible();
    await send(page).dblclick();
    await expect(thread(page).getByText('Found it, thanks.')).toHaveCount(1);
    await expect(thread(page).getByRole('button', { name: /^Open: Image 2 of 2 from you/ })).toBeVisible();
    await expect(thread(page).getByText(/^Sen/)).toHaveCount(0);
    await expect(box(page)).toHaveValue('');
    await expect.poll(() => belowEnd(thread(page))).toBeLessThan(2);
    expect(replied()).toBe(1);
    expect(await messagesOf(request, member, id)).toHaveLength(4);

    await sandbox.answerTicket(id, { reply: 'We close this ticket.', status: 2 });
    await seeAfterReturn(page, 'This ticket is closed. Reopen it to write again.');
    await expect(box(page)).toBeDisabled();
    await expect(send(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Reopen Ticket' }).click();
    await expect(page.getByText('The ticket has been reopened.')).toBeVisible();
    await expect(list(page).getByText('Reopen', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reopen Ticket' })).toBeDisabled();
    await box(page).fill('One more thing.');
    await page.keyboard.press('Control+Enter');
    await expect(thread(page).getByText('One more thing.')).toBeVisible();
  },
);

test('two tabs, closed in between: nothing that was written is lost', async ({
  page,
  sandbox,
  request,
  context,
}) => {
  const member = await signedInMember(request, sandbox);
  const id = await raiseTicket(request, member, 'First');
  await openAs(page, member, `/user/chat?ticket=${id}`);
  await expect(thread(page).getByText('First')).toBeVisible();
  const other = await context.newPage();
  await openAs(other, member, `/user/chat?ticket=${id}`);
  await box(other).fill('From the other tab');
  await other.keyboard.press('Control+Enter');
  await expect(thread(other).getByText('From the other tab')).toBeVisible();

  await box(page).fill('Half a sentence');
  await seeAfterReturn(page, 'From the other tab');
  await expect(box(page)).toHaveValue('Half a sentence');

  await sandbox.answerTicket(id, { status: 2 });
  await attach(page, 'kept.png');
  await expect(page.getByRole('img', { name: 'Preview of kept.png' })).toBeVisible();
  await send(page).click();
  await expect(thread(page).getByText('This ticket is closed.')).toBeVisible();
  await expect(thread(page).getByText('Half a sentence')).toBeVisible();
  await expect(box(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeDisabled();
  await page.getByRole('button', { name: 'Reopen Ticket' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(thread(page).getByText('This ticket is closed.')).toHaveCount(0);
  await expect(thread(page).getByRole('button', { name: /^Open: Image from you/ })).toHaveCount(2);
  const texts = (await messagesOf(request, member, id)).map(({ message }) => message);
  expect(texts).toEqual(['First', 'From the other tab', 'Half a sentence']);
  await other.close();
});

test('a lost answer is named, and sent again it is one message', async ({ page, sandbox, request }) => {
  const member = await signedInMember(request, sandbox);
  const id = await raiseTicket(request, member, 'First');
  await openAs(page, member, `/user/chat?ticket=${id}`);
  await expect(thread(page).getByText('First')).toBeVisible();
  // Neither the answer nor what is read after it comes.
  await page.route('**/api/ticket/*/details', (route) => route.abort());
  const network = await networkOf(page);
  const found = await network.loseAnswers('reply');
  await box(page).fill('Did this arrive?');
  await send(page).click();
  await expect(thread(page).getByText(/can’t tell whether this arrived/)).toBeVisible();
  expect(await messagesOf(request, member, id)).toHaveLength(2);
  await found();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.unroute('**/api/ticket/*/details');
  await seeAfterReturn(page, 'Did this arrive?');
  await expect(thread(page).getByText(/^Sent/)).toHaveCount(0);
  await expect(thread(page).getByText('Did this arrive?')).toHaveCount(1);
  expect(await messagesOf(request, member, id)).toHaveLength(2);
});

test('drafts are kept for each ticket, over a reload, and end with the session', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await signedInMember(request, sandbox);
  const first = await raiseTicket(request, member, 'First');
  const second = await raiseTicket(request, member, 'Second');
  await openAs(page, member, `/user/chat?ticket=${first}`);
  await box(page).fill('For the first');
  await attach(page, 'shot.png');
  await expect(page.getByRole('img', { name: 'Preview of shot.png' })).toBeVisible();
  // Newest first: the second button is the first ticket.
  await list(page).getByRole('button').first().click();
  await expect(page).toHaveURL(new RegExp(`ticket=${second}$`));
  await expect(box(page)).toHaveValue('');
  await box(page).fill('For the second');
  await page.goBack();
  await expect(box(page)).toHaveValue('For the first');
  await expect(page.getByRole('img', { name: 'Preview of shot.png' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.goBack();
  await expect(page.getByRole('img', { name: 'Preview of shot.png' })).toBeVisible();
  await page.reload();
  await expect(box(page)).toHaveValue('For the first');
  await expect(page.getByText(/images that you had chosen are gone/)).toBeVisible();

  await page.getByRole('button', { name: member.username }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const left = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(left).not.toContain('For the');
});

test('what is written to another ticket is marked, and every 30 s it is looked for', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await signedInMember(request, sandbox);
  await raiseTicket(request, member, 'First');
  const second = await raiseTicket(request, member, 'Second');
  await page.clock.install();
  await openAs(page, member, '/user/chat');
  await list(page).getByRole('button').last().click();
  await expect(thread(page).getByText('First')).toBeVisible();
  await expect(list(page).getByText('New message')).toHaveCount(0);
  await sandbox.answerTicket(second, { reply: 'Here is your answer.' });
  await page.clock.runFor(31_000);
  await expect(list(page).getByRole('button').first()).toContainText('New message');
  await list(page).getByRole('button').first().click();
  await expect(thread(page).getByText('Here is your answer.')).toBeVisible();
  await expect(list(page).getByText('New message')).toHaveCount(0);
});

const lists = [
  ['/user/manualWithdrawList', 'Withdraw History', 'Withdrawal'],
  ['/user/transfer', 'Transfer History', 'Transfer'],
  ['/user/subscriptionHistory', 'Subscription History', 'Subscription'],
  ['/user/poolsubscriptionHistory', 'Live Subscription History', 'Subscription'],
] as const;
for (const [path, name, about] of lists) {
  test(`a row of ${name} opens the form with what it is about`, async ({ page, sandbox }) => {
    await signIn(page, sandbox, 'leader');
    await page.goto(path);
    const ask = page.getByRole('table', { name }).getByRole('link', { name: /^Ask support about this/ });
    const code =
      new URLSearchParams((await ask.first().getAttribute('href'))?.split('?')[1]).get('code') ?? '';
    expect(code).not.toBe('');
    await ask.first().click();
    const form = page.getByRole('dialog', { name: 'Raise Ticket' });
    await expect(form.getByLabel('Subject *').locator('option:checked')).not.toHaveText(/choose/i);
    await expect(form.getByLabel('Message *')).toHaveValue(`${about} ${code}: `);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(/\/user\/chat$/);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('list and talk take turns, and a step back leads to the list', async ({ page, sandbox, request }) => {
    const member = await signedInMember(request, sandbox);
    await raiseTicket(request, member, 'From my phone');
    await openAs(page, member, '/user/chat');
    await list(page).getByRole('button').first().click();
    await expect(thread(page).getByText('From my phone')).toBeVisible();
    await expect(list(page)).toBeHidden();
    await box(page).fill('And a reply');
    await send(page).click();
    await expect(thread(page).getByText('And a reply')).toBeVisible();
    // The composer is above the tab bar, and nothing is wider than the window.
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: /Show tickets/ }).click();
    await expect(list(page)).toBeVisible();
    await page.getByRole('button', { name: 'Hide tickets' }).click();
    await page.goBack();
    await expect(list(page)).toBeVisible();
    await expect(box(page)).toBeHidden();
  });
});
