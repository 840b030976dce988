import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addresses, toDepositPath, toMt5AccountPath, teamListAddress } from '@portal/ui/addresses';
import ar from '@portal/ui/text/languages/ar.json' with { type: 'json' };
import en from '@portal/ui/text/languages/en.json' with { type: 'json' };
import es from '@portal/ui/text/languages/es.json' with { type: 'json' };
import hi from '@portal/ui/text/languages/hi.json' with { type: 'json' };
import { findForeignWords } from '../../../packages/ui/src/testing/foreignWords';
import { findReadingFaults } from '../../../packages/ui/src/testing/readingFaults';
import { getOverflow, openWhole, press, signIn } from './support/page';
import { routes } from './support/routes';
import { dialogs } from './support/screens/dialogs';
import { findNameFaults, findSmallFields, findTextOverflow } from './support/screens/judgeScreen';
import { expect, nightly, test } from './support/test';

const memberRoutes = routes.filter((route) => route.startsWith('/user'));
const tabs = ['basic-info', '2fa', 'password', 'security-pin', 'authentication', 'withdraw-settings', 'logs'];
const trees: readonly string[] = [addresses.binaryTree, addresses.directTree];
/** What the visit of a language needs to find its way. */
interface Visit {
  language: string;
  words: typeof ar;
  theme: 'light' | 'dark';
  /** In px, the widest first. */
  widths: readonly number[];
}

/** Colours move nothing, so light and dark are judged at different widths. */
const looks = [
  { theme: 'light', widths: [820, 390] },
  { theme: 'dark', widths: [1440, 1280] },
] as const;
const visits: readonly Visit[] = Object.entries({ ar, hi, es, en }).flatMap(([language, words]) =>
  looks.map((look) => ({ language, words, ...look })),
);

const isQuick = ({ language, theme }: Visit) => language === 'ar' && theme === 'light';
const toWords = (text: string): string[] =>
  text.toLowerCase().match(/\p{Script=Latin}[\p{Script=Latin}\p{M}’']+/gu) ?? [];
const wordsIn = (texts: Readonly<Record<string, string>>) =>
  Object.values(texts).flatMap((text) => toWords(text.replaceAll(/\{\w+(?:, (?:plural|select))?/g, ' ')));
/** What the sandbox says in Spanish. */
const saidInSpanish = ['texts', 'labels'].flatMap((file) => {
  const path = new URL(`../../sandbox/src/api/languages/${file}.json`, import.meta.url);
  return Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, { es: string }>);
});

/** Days, months and countries, which browsers name. */
function* nameInSpanish(): Generator<string> {
  for (const style of ['long', 'short'] as const)
    for (let day = 1; day <= 31; day += 1)
      yield new Date(2026, day % 12, day).toLocaleDateString('es', { weekday: style, month: style });
  const regions = new Intl.DisplayNames('es', { type: 'region' });
  for (let at = 0; at < 26 * 26; at += 1)
    yield regions.of(String.fromCodePoint(65 + Math.floor(at / 26), 65 + (at % 26))) ?? '';
}

const spanish = [
  ...wordsIn(es),
  ...saidInSpanish.flatMap((one) => toWords(one.es)),
  ...[...nameInSpanish()].flatMap(toWords),
];

/** Latin words of the translations, such as `USD`, `PIN` and `LIVE`, and of time zones. */
const known = new Set(['utc', ...wordsIn(ar), ...wordsIn(hi)]);

/** Names in sentences: the demo operator's packages and ranks, browsers and systems. */
const operatorNames = [
  ...['Starter', 'Basic', 'Plus', 'Pro', 'Flex', 'Summit'].map((name) => `${name} Bot`),
  ...['Start', 'Growth', 'Prime'].map((name) => `PAAM ${name}`),
  ...['Intro', 'Standard', 'Select'].map((name) => `Live ${name}`),
  ...['chrome', 'safari', 'firefox', 'windows', 'linux', 'iphone'],
  ...['associate', 'silver', 'gold', 'platinum', 'diamond', 'crown'],
];

/** The English that is left on the page. It takes long, so it is judged at night. */
async function findEnglish(page: Page, where: string): Promise<string[]> {
  const language = await page.locator('html').getAttribute('lang');
  const own = [...known, ...operatorNames, ...(language === 'es' ? spanish : [])];
  const texts = await page.locator('html').evaluate(findForeignWords, own);
  return texts.map((text) => `${where}: English ${text}`);
}

/** The layout errors on the page as it is now, each with its location. */
async function faultsAt(page: Page, where: string, visit: Visit): Promise<string[]> {
  // Two frames after a resize, the new layout is complete.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const faults: Record<string, string[]> =
    visit.language === 'en' ? {} : { ...(await page.locator('html').evaluate(findReadingFaults)) };
  const found = Object.entries(faults).flatMap(([kind, texts]) =>
    texts.map((text) => `${where}: ${kind} of ${text}`),
  );
  if (test.info().tags.length > 0 && visit.language !== 'en') found.push(...(await findEnglish(page, where)));
  if ((await getOverflow(page)) > 0) found.push(`${where}: scrolls sideways`);
  const isPhone = page.viewportSize()?.width === 390;
  // Names hardly differ by width, and axe takes longest.
  const others = [
    await findTextOverflow(page),
    isPhone ? await findSmallFields(page) : [],
    isPhone || !isQuick(visit) ? await findNameFaults(page) : [],
  ];
  return [...found, ...others.flat().map((fault) => `${where}: ${fault}`)];
}

const isMembers = (path: string) => path.startsWith('/user');
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Opens a member's address as a link does. The page for unknown addresses comes first, so the heading changes. */
async function follow(page: Page, path: string, lost: string): Promise<void> {
  const go = (to: string) =>
    page.evaluate((next) => {
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
  await go('/user/no-such-page');
  await expect(heading(page)).toHaveText(lost);
  await go(path);
  await expect(page.locator('h1').filter({ hasNotText: lost }).first(), path).toBeVisible();
}

/** Opens an address, waits until all its data has arrived, and checks it at each width. */
async function faultsOn(page: Page, path: string, visit: Visit): Promise<string[]> {
  const { words, language, theme, widths } = visit;
  await page.setViewportSize({ width: widths[0] ?? 1280, height: 900 });
  const isInside = isMembers(path) && isMembers(new URL(page.url()).pathname);
  await openWhole(page, () => (isInside ? follow(page, path, words['accessTexts.lost']) : page.goto(path)));
  await expect(page.locator('html'), path).toHaveAttribute('lang', language);
  await expect(page.locator('html'), path).toHaveAttribute('data-theme', theme);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (trees.includes(path)) await press(page, words['treeMessages.drawing']);
    found.push(...(await faultsAt(page, `${path} at ${width}`, visit)));
  }
  return found;
}

async function faultsOnAll(page: Page, paths: readonly string[], visit: Visit): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await faultsOn(page, path, visit)));
  return found;
}

// Arabic in light colours is the one that breaks most easily. The others run at night.
for (const visit of visits) {
  const { language, words, theme } = visit;
  test.describe(
    `${language}, ${theme}: nothing is cut, torn or out of order, text in twice its size fits, targets have 24 px, names are as shown`,
    isQuick(visit) ? {} : nightly,
    () => {
      test.beforeEach(async ({ page }) => {
        await page.addInitScript(
          (chosen) => {
            for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
          },
          { language, theme },
        );
      });

      test('every address of a visitor', async ({ page }) => {
        const paths = routes.filter((route) => !route.startsWith('/user'));
        expect(paths.length).toBeGreaterThan(5);
        expect(await faultsOnAll(page, paths, visit)).toEqual([]);
      });

      test('every address of a member', async ({ page, sandbox }) => {
        // More than thirty addresses at two widths.
        test.slow();
        await signIn(page, sandbox, 'leader');
        expect(memberRoutes.length).toBeGreaterThan(25);
        expect(await faultsOnAll(page, [...memberRoutes, teamListAddress], visit)).toEqual([]);
      });

      test('every dialog', nightly, async ({ page, sandbox }) => {
        await signIn(page, sandbox, 'leader');
        await page.setViewportSize({ width: 390, height: 844 });
        const found: string[] = [];
        for (const [name, [path, open]] of Object.entries(dialogs)) {
          await page.goto(path);
          await expect(heading(page), path).toBeVisible();
          await page.waitForLoadState('networkidle');
          await open(page, words);
          await expect(page.getByRole('dialog').first(), name).toBeVisible();
          await page.waitForLoadState('networkidle');
          found.push(...(await faultsAt(page, `dialog ${name}`, visit)));
          if (process.env.SCREENSHOTS)
            await page.screenshot({ path: `${process.env.SCREENSHOTS}/${language}-${name}.png` });
        }
        expect(found).toEqual([]);
      });

      test('every tab, account and list behind a bell', async ({ page, sandbox }) => {
        await signIn(page, sandbox, 'leader', addresses.mt5Account);
        const login = (await page.locator('main li button').first().innerText()).match(/\d{6,}/)?.[0] ?? '';
        const found = await faultsOnAll(
          page,
          [
            ...tabs.map((tab) => `${addresses.profile}?tab=${tab}`),
            ...[toMt5AccountPath(login), toDepositPath(login), addresses.deposit],
          ],
          visit,
        );
        // Each payment method shows its own address or a bank account.
        for (const method of await page.getByRole('tab').all()) {
          await openWhole(page, () => method.click());
          found.push(...(await faultsAt(page, `${addresses.deposit}, ${await method.innerText()}`, visit)));
        }
        const bell = page.getByRole('button', { name: words['appShellMessages.notifications'] });
        await openWhole(page, () => bell.click());
        found.push(...(await faultsAt(page, 'the latest notifications', visit)));
        expect(found).toEqual([]);
      });
    },
  );
}
