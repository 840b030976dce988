import type { Locator, Page } from '@playwright/test';
import { toNetwork } from './support/network';
import { createImage } from './support/noisyPng';
import { dialog, openAs, press, toast } from './support/page';
import { expect, test } from './support/test';

/**
 * The server carries the write out, but first a proxy and then a gateway replace the response. The screen shows an
 * unknown outcome both times, and the third press succeeds.
 */
async function pressUntilAnswered(page: Page, path: string, again: () => Promise<void>, unknown: Locator) {
  const network = await toNetwork(page);
  const keys = new Set<string | undefined>();
  page.on('request', (sent) => {
    if (sent.url().endsWith(`/api/${path}`)) keys.add(sent.headers()['idempotency-key']);
  });
  const pressed = () => Promise.all([page.waitForResponse(`**/api/${path}`), again()]);
  for (const status of [200, 502]) {
    const restore = await network.replaceAnswers(path, status);
    await pressed();
    await expect(unknown).toBeVisible();
    await restore();
  }
  await pressed();
  expect(keys.size).toBe(1);
}

test('a ticket is raised once', async ({ page, newMember }) => {
  const member = await newMember();
  await openAs(page, member, '/user/chat');
  await press(page, 'Raise Ticket');
  const form = dialog(page, 'Raise Ticket');
  await form.getByLabel('Subject *').selectOption('Others');
  await form.getByLabel('Your subject *').fill('My invoice');
  await form.getByLabel('Message *').fill('Where is it?');
  await form.getByLabel('Images *').setInputFiles(createImage());
  await expect(form.getByRole('img', { name: 'Preview of shot.png' })).toBeVisible();
  const again = () => press(form, 'Raise Ticket');
  await pressUntilAnswered(page, 'raise-ticket', again, form.getByText('We can’t tell whether your ticket'));
  await expect(toast(page, 'Your ticket has been raised.')).toBeVisible();
  const { data } = await member.get<{ data: unknown[] }>('tickets?export=true');
  expect(data).toHaveLength(1);
});

test('a reply is one message', async ({ page, newMember }) => {
  const member = await newMember();
  const id = await member.raiseTicket('First');
  await openAs(page, member, `/user/chat?ticket=${id}`);
  const thread = page.getByRole('region', { name: /^Messages/ });
  await expect(thread.getByText('First')).toBeVisible();
  // The following read fails too, because the messages would reveal the outcome.
  await page.route('**/api/ticket/*/details', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Did this arrive?');
  const names = ['Send', 'Send again', 'Send again'];
  const again = () => press(page, names.shift() ?? '');
  await pressUntilAnswered(page, 'reply', again, thread.getByText(/can’t tell whether this arrived/));
  const { data } = await member.get<{ data: unknown[] }>(`ticket/${id}/details`);
  expect(data).toHaveLength(2);
});

test('an avatar is cropped here, stored once, and shown in the header', async ({ page, newMember }) => {
  const member = await newMember();
  await openAs(page, member, '/user/profile');
  await page.getByLabel('Photo file').setInputFiles(createImage('shot.png', 800));
  const form = dialog(page, 'Crop your photo');
  await form.getByLabel('Zoom').fill('1.5');
  await form.getByRole('group', { name: /Crop area/ }).press('ArrowLeft');
  const stored: string[] = [];
  const look = async () => stored.push((await member.get<{ data: string }>('get-picture')).data);
  const again = async () => {
    await look();
    await press(form, 'Save photo');
  };
  const unknown = form.getByText('We don’t know whether this was saved.');
  await pressUntilAnswered(page, 'change-picture', again, unknown);
  await expect(toast(page, 'Photo changed.')).toBeVisible();
  await look();
  const [none, ...same] = stored;
  expect(same).not.toContain(none);
  expect(new Set(same).size).toBe(1);
  const header = page.getByRole('button', { name: new RegExp(member.username) }).locator('img');
  await expect(header).toHaveAttribute('src', `/images/${same[0]}`);
  await expect.poll(() => header.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
});

test('a KYC document is one of the list', async ({ page, newMember }) => {
  const member = await newMember();
  await openAs(page, member, '/user/kyc');
  await press(page, 'Start');
  await page.getByLabel('Document', { exact: true }).selectOption('Passport');
  await page.getByLabel('Document number').fill('A1234567');
  await page.getByLabel('Front', { exact: true }).setInputFiles(createImage());
  await expect(page.getByRole('img', { name: 'Preview: Front' })).toBeVisible();
  // The list would reveal the outcome and move on.
  await page.route('**/api/kyc-list*', (route) => route.abort());
  const question = dialog(page, 'are you sure ? you want to upload your doc.');
  const again = async () => {
    await press(page, 'Upload');
    await press(question, 'Upload');
  };
  const unknown = page.getByText('We don’t know whether your document arrived.');
  await pressUntilAnswered(page, 'kyc-doc-upload', again, unknown);
  await expect(toast(page, 'Document sent.')).toBeVisible();
  const { data } = await member.get<{ data: { data: unknown[] } }>('kyc-list');
  expect(data.data).toHaveLength(1);
});
