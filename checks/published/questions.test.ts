import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { globalTypes } from '../../.storybook/toolbar';
import { openBrowser } from '../../scripts/room/browser.mjs';
import { serveFolder, type Served } from '../../scripts/room/serve.mjs';

// What somebody wants to know who opens Storybook: each is one press away from its first page.
const published = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const asked = read('apps/room/src/pages/start/questions.md');

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

let browser: Browser;
let server: Served;
/** One for all, in which the scripts are read once. */
let context: ReturnType<Page['context']>;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  server = await serveFolder(published);
  context = await browser.newContext();
  // A page of Storybook's manager takes its time on a machine that is busy; the test has a limit of its own.
  context.setDefaultTimeout(60_000);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
async function open(): Promise<void> {
  page = await context.newPage();
  await page.goto(server.url);
}
beforeAll(open);

/** Goes back to the first page by the sidebar; a page whose address has conditions would keep them, so it is left. */
async function goToStart(): Promise<void> {
  if (!page.url().includes('globals='))
    return page.getByRole('link', { name: 'What do you want to know?' }).click();
  await page.close();
  await open();
}
beforeEach(goToStart);

const inFrame = () => page.frameLocator('#storybook-preview-iframe');
const follow = (name: string) =>
  inFrame().locator('#storybook-docs').getByRole('link', { name, exact: true }).click();

it.each([
  ['the form', 'This Field Is Required.'],
  ['the code', 'Invalid otp'],
  ['history', 'Withdraw History'],
  ['the operator', 'The address is not yours.'],
])('a refused withdrawal, by %s', async (link, text) => {
  await follow(link);
  await inFrame().getByText(text).first().waitFor();
});

it('what changed, which frames show a text, whether the room is in order', async () => {
  for (const [link, heading] of [
    ["What's new", 'new'],
    ['Find', 'Find'],
    ['Health', 'Health'],
  ] as const) {
    await goToStart();
    await follow(link);
    await inFrame().getByRole('heading', { level: 1 }).filter({ hasText: heading }).first().waitFor();
  }
});

it('a screen on a phone, dark, in Hindi, at 200 %', async () => {
  await follow('Withdraw');
  const html = inFrame().locator('html[data-theme="dark"]');
  await html.waitFor();
  await expect.poll(() => html.evaluate((element) => element.style.fontSize)).toBe('200%');
  await inFrame()
    .getByText(/[\u0900-\u097F]/)
    .first()
    .waitFor();
  expect(await html.evaluate(() => window.innerWidth)).toBe(390);
  // What the address asks for is what the toolbar shows as chosen.
  await page.getByText('Text 200 %').first().waitFor({ state: 'attached' });
});

it.each([
  ['none', 'no answer at all'],
  ['nonsense', 'an answer that nobody can read'],
])('the server %s: the portal offers to try again after %s', async (link) => {
  await follow(link);
  await inFrame().getByRole('button', { name: 'Try again' }).first().waitFor({ timeout: 90_000 });
});

it('the server slow: the screen is there before its data, which come', async () => {
  await follow('slow line');
  await inFrame().getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor({ timeout: 90_000 });
  const waiting = inFrame().locator('main [aria-busy="true"]');
  await waiting.first().waitFor();
  await expect.poll(() => waiting.count(), { timeout: 60_000 }).toBe(0);
  await inFrame()
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
    .waitFor();
});

it('which promise is unproven', async () => {
  await follow('names');
  await inFrame().getByRole('row').nth(1).waitFor();
});

it('every condition that a link asks for is one of the toolbar', () => {
  const globals = [...asked.matchAll(/&globals=([\w:;-]+)/g)].flatMap(([, list = '']) => list.split(';'));
  expect(globals.length).toBeGreaterThan(8);
  const choices = Object.entries(globalTypes).flatMap(([name, { toolbar }]) =>
    toolbar.items.map(({ value }) => `${name}:${value}`),
  );
  const sizes = [...read('.storybook/viewports.ts').matchAll(/^ {2}(\w+): screen\(/gm)];
  const known = [...choices, ...sizes.map(([, name]) => `viewport:${name}`)];
  // The frames and filters of pages have no menu.
  expect(globals.filter((one) => !/^(kind|frame):/.test(one) && !known.includes(one))).toEqual([]);
});
