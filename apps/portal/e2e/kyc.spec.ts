import type { APIRequestContext, Page } from '@playwright/test';
import { countCalls } from './support/newMember';
import { bearer, openAs, signedInMember, type SignedInMember } from './support/openAs';
import { networkOf } from './support/network';
import { noisyPng } from './support/noisyPng';
import { everyEngine, expect as expectSoon, test } from './support/test';
import { cuttableTest } from './support/wire';

// The server draws every image anew before it answers.
const expect = expectSoon.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

const picture = { name: 'IMG_1.png', mimeType: 'image/png', buffer: noisyPng(64) };
/** About 1.5 MB: seconds at the speed of `slow`. */
const large = { ...picture, buffer: noisyPng(700) };
const slow = 150_000;

interface Documents {
  kyc_status: number;
  data: { data: { id: number; document_type: string; document_number: string; front: string }[] };
}

async function documentsOf(request: APIRequestContext, { token }: SignedInMember) {
  const headers = bearer(token);
  return (await (await request.get('/api/kyc-list', { headers })).json()) as Documents;
}

/** What the operator says of the member's latest document of a type. */
async function decide(request: APIRequestContext, member: SignedInMember, type: string, decision: object) {
  const { data } = await documentsOf(request, member);
  const id = data.data.find((document) => document.document_type === type)?.id;
  const answer = await request.post(`/sandbox/kyc/${id}`, { data: decision });
  expect(answer.status()).toBe(200);
}

/** Fills in a document's step. */
async function fill(page: Page, name: string, number: string, front = picture): Promise<void> {
  await page.getByLabel('Document', { exact: true }).selectOption(name);
  await page.getByLabel('Document number').fill(number);
  await page.getByLabel('Front', { exact: true }).setInputFiles(front);
  await expect(page.getByRole('img', { name: 'Preview: Front' })).toBeVisible();
}

const question = 'are you sure ? you want to upload your doc.';

/** Presses Upload and answers the question, twice at once: it is one request all the same (T12). */
async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Upload' }).dblclick();
}

const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
const list = (page: Page) => page.getByRole('table', { name: 'Your documents' });

test(
  'the whole way, with one rejection, to the verification',
  everyEngine,
  async ({ page, sandbox, request }) => {
    const member = await signedInMember(request, sandbox);
    const uploads = countCalls(page, '/kyc-doc-upload');
    await openAs(page, member, '/user/kyc');

    await expect(page.getByText('Please Complete Your KYC !')).toBeVisible();
    await page.getByRole('button', { name: 'Start' }).click();
    await fill(page, 'Passport', 'A 123 4567');
    await expect(page.getByLabel('Document number')).toHaveValue('A1234567');
    await expect(page.getByText('Not allowed here: space')).toBeVisible();
    await page.getByLabel('Back', { exact: true }).setInputFiles(picture);
    await expect(page.getByRole('img', { name: 'Preview: Back' })).toBeVisible();
    await send(page);
    await expect(page.getByText('Document uploaded successfully.')).toBeVisible();

    await expect(step(page, 'Address proof')).toBeVisible();
    await expect(list(page).getByRole('row')).toHaveCount(2);
    await fill(page, 'Utility Bill', 'UB20261004');
    await send(page);
    await expect(step(page, 'Photo')).toBeVisible();
    await page.getByLabel('Your photo', { exact: true }).setInputFiles(picture);
    await expect(page.getByRole('img', { name: 'Preview: Your photo' })).toBeVisible();
    await send(page);

    await expect(page.getByText('Please Wait For KYC Verification.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
    await expect(list(page).getByText('Pending')).toHaveCount(3);
    expect(uploads()).toBe(3);

    await decide(request, member, 'identity', { status: 1 });
    await decide(request, member, 'photo', { status: 1 });
    await decide(request, member, 'address', { status: 2, remarks: 'The bill is cut at the top.' });
    await page.reload();
    await expect(page.getByText('Please Complete Your KYC !')).toBeVisible();
    await expect(step(page, 'Address proof')).toBeVisible();
    await expect(page.getByText('Rejected: The bill is cut at the top.')).toBeVisible();
    await fill(page, 'Bank Statement', 'BS77');
    await send(page);
    await expect(page.getByText('Please Wait For KYC Verification.')).toBeVisible();
    await expect(list(page).getByRole('row')).toHaveCount(5);

    await decide(request, member, 'address', { status: 1 });
    await page.reload();
    await expect(page.getByText('KYC Verified successfully.')).toBeVisible();
    expect((await documentsOf(request, member)).kyc_status).toBe(1);
  },
);

test('an upload can be called off, and sent after all', async ({ page, sandbox, request }) => {
  const member = await signedInMember(request, sandbox);
  await openAs(page, member, '/user/kyc');
  await page.getByRole('button', { name: 'Start' }).click();
  await fill(page, 'Passport', 'A1234567', large);
  const network = await networkOf(page);
  await network.slowUploads(slow);
  await send(page);
  const bar = page.getByRole('progressbar', { name: 'Uploading' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await expect(bar).not.toHaveAttribute('aria-valuetext', 'Sent, waiting for the answer');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(bar).toHaveCount(0);
  await network.restore();

  expect((await documentsOf(request, member)).data.data).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Document number')).toHaveValue('A1234567');
  await expect(page.getByRole('img', { name: 'Preview: Front' })).toBeVisible();
  await send(page);
  await expect(step(page, 'Address proof')).toBeVisible();
});

cuttableTest(
  'the network goes on the way: the text for it, and nothing is lost',
  async ({ page, sandbox, request, wire }) => {
    const member = await signedInMember(request, sandbox);
    await openAs(page, member, '/user/kyc');
    await page.getByRole('button', { name: 'Start' }).click();
    await fill(page, 'National ID', 'N42', large);
    const network = await networkOf(page);
    await network.slowUploads(slow);
    await send(page);
    const bar = page.getByRole('progressbar', { name: 'Uploading' });
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    wire.cut();
    await expect(page.getByText('Everything you entered is still here.')).toBeVisible();
    await expect(page.getByText('Something Went Wrong Please Try Again....').first()).toBeVisible();
    await network.restore();
    wire.mend();
    await expect(page.getByLabel('Document', { exact: true })).toHaveValue('National ID');
    await expect(page.getByRole('img', { name: 'Preview: Front' })).toBeVisible();
    await send(page);
    await expect(step(page, 'Address proof')).toBeVisible();
    expect((await documentsOf(request, member)).data.data).toHaveLength(1);
  },
);

test('an answer that is lost: said to be unknown, and sent again without a second document', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await signedInMember(request, sandbox);
  await openAs(page, member, '/user/kyc');
  await page.getByRole('button', { name: 'Start' }).click();
  await fill(page, 'Passport', 'A1234567');
  const network = await networkOf(page);
  await page.route('**/api/kyc-list*', (route) => route.abort());
  const found = await network.loseAnswers('kyc-doc-upload');
  await send(page);
  await expect(page.getByText('We can’t tell whether the document arrived.')).toBeVisible();
  await expect(page.getByLabel('Document number')).toHaveValue('A1234567');
  expect((await documentsOf(request, member)).data.data).toHaveLength(1);

  await found();
  await page.unroute('**/api/kyc-list*');
  await send(page);
  await expect(step(page, 'Address proof')).toBeVisible();
  expect((await documentsOf(request, member)).data.data).toHaveLength(1);
});

test('what is no image is refused before it is sent', async ({ page, sandbox, request }) => {
  const uploads = countCalls(page, '/kyc-doc-upload');
  await openAs(page, await signedInMember(request, sandbox), '/user/kyc');
  await page.getByRole('button', { name: 'Start' }).click();
  const front = page.getByLabel('Front', { exact: true });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await front.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: svg });
  await expect(page.getByText('This is not a png or jpeg image. Choose another file.')).toBeVisible();
  await front.setInputFiles({ ...large, buffer: large.buffer.subarray(0, 90_000) });
  await expect(page.getByText('This image is damaged or incomplete. Choose another one.')).toBeVisible();
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('This Field Is Required.').first()).toBeVisible();
  expect(uploads()).toBe(0);
});

test("a member's documents are nobody else's", async ({ page, sandbox, request }) => {
  const member = await signedInMember(request, sandbox);
  const other = await signedInMember(request, sandbox);
  await openAs(page, member, '/user/kyc');
  await page.getByRole('button', { name: 'Start' }).click();
  await fill(page, 'Passport', 'A1234567');
  await send(page);
  await expect(step(page, 'Address proof')).toBeVisible();
  const file = (await documentsOf(request, member)).data.data[0]?.front ?? '';
  expect(file).not.toContain('IMG');
  expect((await documentsOf(request, other)).data.data).toEqual([]);
  for (const token of [undefined, other.token]) {
    const headers = bearer(token);
    for (const path of [`/images/${file}`, `/api/images/${file}`, `/api/kyc-list/${file}`])
      expect((await request.get(path, { headers })).status(), path).toBe(404);
  }
});
