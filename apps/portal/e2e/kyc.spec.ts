import type { Page } from '@playwright/test';
import type { Member } from './support/member';
import { toNetwork } from './support/network';
import { createImage } from './support/noisyPng';
import { dialog, openAs, press, toast } from './support/page';
import { expect, test } from './support/test';
import { countCalls } from './support/traffic';
import { shapedTest } from './support/shapedTest';

const picture = createImage();
/** About 0.5 MB: seconds at the speed of `slow`. */
const large = createImage('large.png', 400);
const slow = 150_000;

interface Documents {
  kyc_status: number;
  data: { data: { id: number; document_type: string }[] };
}
const getDocuments = (member: Member) => member.get<Documents>('kyc-list');

/** Fills in a document's step. */
async function fill(page: Page, name: string, number: string, front = picture): Promise<void> {
  await page.getByLabel('Document', { exact: true }).selectOption(name);
  await page.getByLabel('Document number').fill(number);
  await page.getByLabel('Front', { exact: true }).setInputFiles(front);
  await expect(page.getByRole('img', { name: 'Preview: Front' })).toBeVisible();
}

/** Presses Upload and confirms twice in a row. It is still one request (T12). */
async function send(page: Page): Promise<void> {
  await press(page, 'Upload');
  const question = dialog(page, 'are you sure ? you want to upload your doc.');
  await question.getByRole('button', { name: 'Upload' }).dblclick();
}

const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
const list = (page: Page) => page.getByRole('table', { name: 'Your documents' });

test('the whole way, with one rejection, to the verification', async ({ page, sandbox, newMember }) => {
  const member = await newMember();
  /** Sends the operator's decision about the member's latest document of a type. */
  const decide = async (type: string, decision: object) => {
    const { data } = await getDocuments(member);
    const id = data.data.find(({ document_type }) => document_type === type)?.id ?? '';
    await sandbox.decide('kyc', id, decision);
  };
  const uploads = countCalls(page, '/kyc-doc-upload');
  await openAs(page, member, '/user/kyc');
  await expect(page.getByText('Please Complete Your KYC !')).toBeVisible();
  await press(page, 'Start');
  await fill(page, 'Passport', 'A1234567');
  await send(page);
  await expect(toast(page, 'Document sent.')).toBeVisible();
  await expect(step(page, 'Address proof')).toBeVisible();
  await expect(list(page).getByRole('row')).toHaveCount(2);
  await fill(page, 'Utility Bill', 'UB20261004');
  await send(page);
  await expect(step(page, 'Photo')).toBeVisible();
  await page.getByLabel('Your photo', { exact: true }).setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'Preview: Your photo' })).toBeVisible();
  await send(page);
  await expect(page.getByText('Please Wait For KYC Verification.')).toBeVisible();
  await expect(list(page).getByText('Pending')).toHaveCount(3);
  expect(uploads()).toBe(3);

  await decide('identity', { status: 1 });
  await decide('photo', { status: 1 });
  await decide('address', { status: 2, remarks: 'The bill is cut at the top.' });
  await page.reload();
  await expect(step(page, 'Address proof')).toBeVisible();
  await expect(page.getByText('Rejected: The bill is cut at the top.')).toBeVisible();
  await fill(page, 'Bank Statement', 'BS77');
  await send(page);
  await expect(page.getByText('Please Wait For KYC Verification.')).toBeVisible();
  await expect(list(page).getByRole('row')).toHaveCount(5);
  await decide('address', { status: 1 });
  await page.reload();
  await expect(page.getByText('KYC Verified successfully.')).toBeVisible();
  expect((await getDocuments(member)).kyc_status).toBe(1);
});

shapedTest('an upload called off, then cut, is sent after all', async ({ page, newMember, connection }) => {
  const member = await newMember();
  await openAs(page, member, '/user/kyc');
  await press(page, 'Start');
  await fill(page, 'National ID', 'N42', large);
  const network = await toNetwork(page);
  const bar = page.getByRole('progressbar', { name: 'Uploading' });
  const underWay = async () => {
    await network.slowUploads(slow);
    await send(page);
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  };
  const kept = async () => {
    await network.restore();
    await expect(page.getByLabel('Document', { exact: true })).toHaveValue('National ID');
    await expect(page.getByLabel('Document number')).toHaveValue('N42');
    await expect(page.getByRole('img', { name: 'Preview: Front' })).toBeVisible();
    expect((await getDocuments(member)).data.data).toEqual([]);
  };
  await underWay();
  await press(page, 'Cancel upload');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await kept();

  // Waits for the toast's code, because a chunk that failed on a cut connection isn't requested again.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Toaster-')),
  );
  await underWay();
  connection.cut();
  await Promise.all([
    expect(toast(page, 'Something Went Wrong Please Try Again....')).toBeVisible(),
    expect(page.getByText('Everything you entered is still here.'))
      .toBeVisible()
      .then(() => connection.mend()),
  ]);
  await kept();
  await send(page);
  await expect(step(page, 'Address proof')).toBeVisible();
  expect((await getDocuments(member)).data.data).toHaveLength(1);
});
