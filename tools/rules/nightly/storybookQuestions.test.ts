import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser } from '../../storybook/run/browser.mjs';
import { serveFolder, type Served } from '../../storybook/run/serve.mjs';
import { published } from '../published/everyStory';

// Questions that need a snapshot run, from Storybook's first page: a run over some snapshots.
const here = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'storybook-questions-'));
const storybook = join(folder, 'storybook');
const kept = join(folder, 'kept');
const looked = ['components-confirm-verifydialog--wrong-code', 'Screens/Withdraw/Withdraw/'];
function lookAround(): void {
  const stories = looked.flatMap((one) => ['--stories', one]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      here('tools/storybook/run/visual.mjs'),
      ...['--update', '--built', storybook, '--publish', storybook, '--out', kept],
      ...stories,
    ],
    { encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`).toMatch(/\d\d snapshots are published/);
  expect(status).toBe(0);
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

let browser: Browser;
let server: Served;
let page: Page;

beforeAll(async () => {
  cpSync(published, storybook, { recursive: true });
  lookAround();
  browser = await openBrowser();
  server = await serveFolder(storybook);
}, 200_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(server.url);
});
afterEach(() => page.close());

const inFrame = () => page.frameLocator('#storybook-preview-iframe');
const follow = (name: string) =>
  inFrame().locator('#storybook-docs').getByRole('link', { name, exact: true }).click();

/** The number of loaded images in a container. */
const pictured = (folder: ReturnType<Page['locator']>) =>
  folder
    .locator('img')
    .evaluateAll(
      (pictures) =>
        pictures.filter((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0).length,
    );

it('which snapshots show this text: one search, and their images', async () => {
  await follow('Find');
  await inFrame().getByLabel('Text on a screen').fill('Invalid otp');
  const card = inFrame().getByRole('listitem').filter({ hasText: 'Confirm / Verify dialog' });
  await card.getByText('Invalid otp').waitFor();
  await expect.poll(() => pictured(card)).toBe(1);
  await card.getByRole('link').click();
  await inFrame().getByRole('alert').filter({ hasText: 'Invalid otp' }).waitFor();
});

it('a board shows images within a second, and plays a pressed state', async () => {
  await follow('board of Withdraw');
  const board = inFrame()
    .getByRole('list')
    .filter({ has: inFrame().getByRole('button', { name: /^Play / }) });
  await board.waitFor();
  const asked = performance.now();
  await expect.poll(() => pictured(board), { interval: 20 }).toBeGreaterThan(3);
  expect(performance.now() - asked).toBeLessThan(1000);
  expect(await board.locator('iframe').count()).toBe(0);
  await board.getByRole('button', { name: 'Play Default here' }).click();
  await expect.poll(() => board.locator('iframe').count()).toBeGreaterThan(0);
});
