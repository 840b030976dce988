import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { languages } from '../../../.storybook/operator/choices';
import { atFirstPage, published } from './storybook';
import { createTempFolder } from '../../requirements/copy';

// Ten questions of designers and PMs, asked of the published Storybook from its first page, by presses alone. Answers in
// the live portal are tested at night (tools/rules/nightly/liveQuestions.test.ts).
const folder = createTempFolder('storybook-questions-');
const storybook = join(folder, 'storybook');

/** The stories that a snapshot run has seen: three show the text that is looked for, two don't. */
const refused = ['securitypin', 'withdrawsettings', 'password'].map(
  (tab) => `screens-profile-${tab}--refused`,
);
const seen = [...refused, 'screens-withdraw-withdraw--default', 'screens-access-login--default'];

beforeAll(() => {
  cpSync(published, storybook, { recursive: true });
  const run = fileURLToPath(new URL('../../storybook/run/visual.mjs', import.meta.url));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[run, '--judge', '--built', storybook, '--publish', storybook, '--out', join(folder, 'kept')],
      ...seen.flatMap((id) => ['--stories', id]),
    ],
    { encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`).toMatch(/5 snapshots are published/);
}, 240_000);

const { all, inFrame, goToStart } = atFirstPage(storybook);

type Pressable = ReturnType<typeof inFrame>;
type Target = ReturnType<Pressable['getByRole']>;

let clicks = 0;
beforeEach(() => {
  clicks = 0;
});
afterEach(({ task }) => {
  console.log(`${clicks} clicks: ${task.name}`);
  expect(clicks).toBeLessThanOrEqual(4);
});

async function press(target: Target): Promise<void> {
  clicks += 1;
  await target.click();
}

const link = (name: string | RegExp) =>
  inFrame().locator('#storybook-docs').getByRole('link', { name, exact: true });

/** Chooses from a menu of the toolbar, above the story. */
async function choose(menu: RegExp, choice: string): Promise<void> {
  await press(all().getByRole('button', { name: menu }));
  await press(all().getByRole('option', { name: choice, exact: true }));
}

/** Opens Withdraw as it is by a link of the first page. */
async function openWithdraw(): Promise<void> {
  await press(link('A screen'));
  await inFrame().getByRole('heading', { level: 1, name: 'Withdraw' }).waitFor();
}

/** Both frames of a comparison, once they have drawn. */
async function halves() {
  const frames = [0, 1].map((at) => inFrame().locator('iframe').nth(at).contentFrame());
  for (const frame of frames) await frame.locator('#storybook-root h1').first().waitFor();
  return frames;
}

/** The stories of the cards that Find shows. */
const found = () =>
  inFrame()
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')?.split('/').at(-1) ?? ''))
    .then((ids) => new Set(ids));

it('which screens show this text', async () => {
  await press(link('Find'));
  await inFrame().getByLabel('Text on a screen').fill('Invalid otp');
  await expect.poll(found).toEqual(new Set(refused));
  await press(inFrame().getByRole('listitem').getByRole('link').first());
  await inFrame().getByText('Invalid otp').first().waitFor();
});

it('where a text of the specification is shown', async () => {
  await press(link('Messages'));
  await press(link('Forgot Password'));
  await expect.poll(found).toEqual(new Set(['screens-access-login--default']));
});

it('what changed since a version or a day, and which tokens', async () => {
  await press(link("What's new"));
  const since = inFrame().getByLabel('Changed since');
  await since.waitFor();
  const days = await since.locator('option').allTextContents();
  clicks += 1;
  await since.selectOption(days.at(-1) ?? '');
  const cards = inFrame().getByRole('heading', { level: 2 });
  await expect.poll(() => cards.allInnerTexts()).toContainEqual(expect.stringMatching(/^Tokens: \d+$/));
  await press(inFrame().locator('#storybook-docs section, #storybook-docs li').getByRole('link').first());
  await inFrame().locator('#storybook-root > *').first().waitFor();
});

it.each([
  ['right to left next to left to right', 'Left to right and right to left', ['ltr', 'rtl'], 'direction'],
  [
    'one screen in two brands',
    'Our brand and Northwind',
    [expect.stringMatching(/./), expect.anything()],
    '--accent',
  ],
])('%s', async (_question, view, expected, property) => {
  await openWithdraw();
  await choose(/^Two views/, view);
  const read = (html: Element, name: string) => getComputedStyle(html).getPropertyValue(name);
  const frames = await halves();
  const found = await Promise.all(frames.map((frame) => frame.locator('html').evaluate(read, property)));
  expect(found).toEqual(expected);
  expect(found[0]).not.toBe(found[1]);
});

it('how far apart things are, and where their boxes end', async () => {
  await openWithdraw();
  await press(all().locator('button[aria-label="Outline tool"]'));
  await expect.poll(() => inFrame().locator('style[id*="outline"]').count()).toBeGreaterThan(0);
  await press(all().locator('button[aria-label="Measure tool"]'));
  await inFrame().getByRole('heading', { level: 1 }).hover();
  await inFrame().locator('#storybook-addon-measure').waitFor();
});

it('what breaks a rule of accessibility', async () => {
  await press(link('Health'));
  await inFrame()
    .getByLabel('What is looked for')
    .locator('option', { hasText: 'break a rule of accessibility' })
    .waitFor({ state: 'attached' });
  await goToStart();
  await openWithdraw();
  await press(all().getByRole('tab', { name: /Accessibility/ }));
  await all().getByText('0 Violations').or(all().getByText('Violations')).first().waitFor();
});

it('the same state in another language', async () => {
  await openWithdraw();
  await choose(/^Language/, languages.hi.title);
  await inFrame()
    .getByRole('heading', { level: 1, name: /[\u0900-\u097F]/ })
    .waitFor();
});

it('a screen on a phone, dark, in Hindi, at 200 %', async () => {
  await press(link('Withdraw'));
  const html = inFrame().locator('html[data-theme="dark"]');
  await html.waitFor();
  await expect.poll(() => html.evaluate((element) => element.style.fontSize)).toBe('200%');
  await inFrame()
    .getByText(/[\u0900-\u097F]/)
    .first()
    .waitFor();
  expect(await html.evaluate(() => window.innerWidth)).toBe(390);
});

it('a step of a flow, played from there', async () => {
  await press(link('storyboard'));
  await press(link('Invited'));
  await inFrame().getByText('Amara Okafor').waitFor();
  expect(all().url()).toContain('snapshot:invited');
});
