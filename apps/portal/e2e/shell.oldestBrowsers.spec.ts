import { readdirSync, readFileSync } from 'node:fs';
import { oldestBrowsers } from '../vite/oldestBrowsers';
import { newerCalls, newerStylesIn } from './support/newerCalls';
import { heading, onDashboard, typeCode, verify } from './support/page';
import { secondFactor } from './support/sessions';
import { expect, test } from './support/test';
import { unprefixedIn } from './support/unprefixed';
import { polyfilled, removeGlobals } from './support/worlds/world';

const dist = new URL('../dist/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, dist), 'utf8');

/** Returns every script that a browser runs, both files and inline scripts. */
function shippedScripts(): string[] {
  const files = readdirSync(new URL('static/js/', dist)).filter((file) => file.endsWith('.js'));
  const inside = [...read('index.html').matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return [
    read('serviceWorker.js'),
    ...files.map((file) => read(`static/js/${file}`)),
    ...inside.map(([, script = '']) => script),
  ];
}

/** Polyfilled where they are missing (app/browser/standIns.ts). */
const standIns = ['URL.canParse', 'AbortSignal.any', '.toReversed()', '.toSorted()', '.toSpliced()'];

/** Called only where the browser supports them, or in a way that the oldest ones share. */
const detected = [
  // Before 124, Chrome names its error otherwise. Nothing reads the name.
  'AbortSignal.timeout',
  // Characters of a text (cutText).
  'Intl.Segmenter',
  '.segment()',
  // The share sheet's buttons (ShareDialog).
  'Navigator.share',
  // @noble/hashes.
  'Uint8Array.fromHex',
  '.toHex()',
  // intl-messageformat.
  '.getHourCycles()',
  // yup.
  'Error.captureStackTrace',
  // react-dom.
  'Navigator.connection',
  '.startViewTransition()',
  // tabbable, in Radix.
  '.checkVisibility()',
];

/** Our own and libraries' methods that share a newer method's name. */
const namesakes = [
  'share',
  'changed',
  'results',
  'when',
  'isError',
  'isValid',
  'move',
  'use',
  'removed',
  'take',
  'session',
].map((name) => `.${name}()`);

/** Styles with a fallback before them, or that have no effect without the feature. */
const newerStyles = ['color-mix(', ':view-transition-group'];

test('what is shipped calls nothing that the oldest browsers lack', () => {
  const scripts = shippedScripts();
  expect(scripts.length).toBeGreaterThan(10);
  const known = [...standIns, ...detected, ...namesakes];
  const found = new Set(scripts.flatMap((script) => [...newerCalls(script)]));
  expect([...found].filter((call) => !known.includes(call))).toEqual([]);
  // Unused entries must be removed.
  expect(known.filter((call) => !found.has(call))).toEqual([]);
  const styles = new Set([...scripts, read('index.html')].flatMap(newerStylesIn));
  expect([...styles].sort()).toEqual(newerStyles.sort());
  // The cropper's own styles lack a prefix, which CropStage adds.
  const own = scripts.filter((script) => !script.includes('reactEasyCrop_'));
  expect([...own, read('index.html')].flatMap(unprefixedIn)).toEqual([]);
});

test('README names the oldest browsers', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const { chrome, firefox, safari, safari_ios: ios } = oldestBrowsers;
  expect(ios).toBe(safari);
  expect(readme).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari and iOS ${safari}`);
});

test('the check finds what is newer, however it is written', () => {
  const script = 'URL.parse(a); list.with(0, 1); new CloseWatcher(); navigator.userActivation; b?.groupBy(c)';
  expect([...newerCalls(script)]).toEqual(['URL.parse', '.with()', 'new CloseWatcher', '.groupBy()']);
  expect(newerStylesIn('a:user-valid{}')).toEqual([':user-valid']);
  expect(unprefixedIn('a{user-select:all;}')).toEqual(['-webkit-user-select']);
  expect(unprefixedIn('a{-webkit-user-select:all; user-select:all;}')).toEqual([]);
});

test('an iPhone of iOS 16 signs in and reads its list', async ({ page, sandbox }) => {
  await removeGlobals(page, polyfilled);
  const member = await sandbox.member('pinuser');
  await verify(page, member);
  await typeCode(page, `${await secondFactor(sandbox, member)}\n`);
  await onDashboard(page);
  await expect(page.locator('main dl dd').first()).toBeVisible();
  await page.goto('/user/transactions?wallet=pay_in');
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
  // Its chart iterates over the days backwards.
  await expect(page.getByRole('application', { name: /^Receiving Wallet over time\./ })).toBeVisible();
  await expect(heading(page, 'Transactions')).toBeVisible();
});

test('a browser with these methods loads no polyfills', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  expect(asked.some((url) => /\/static\/js\/index-/.test(url))).toBe(true);
  expect(asked.filter((url) => url.includes('standIns'))).toEqual([]);
});

test.describe('an older browser', () => {
  test.use({ locale: 'es-ES' });

  test('the page shows one sentence, in the language of the browser', async ({ page }) => {
    await removeGlobals(page, [['Array', 'findLast']]);
    for (const address of ['/login', '/user/transactions', '/register?ref=a']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const body = page.locator('body');
      await expect(body).toHaveText(
        'Este navegador es demasiado antiguo para el portal de miembros. Actualícelo o use uno más reciente.',
        { useInnerText: true },
      );
      await expect(body.locator('main p')).toHaveAttribute('lang', 'es');
    }
  });
});
