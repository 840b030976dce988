import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import type { Config } from '../src/config/config';
import { heading, onDashboard, openAs, signIn } from './support/page';
import { expect, test } from './support/test';
import { countCalls } from './support/traffic';

/** Serves `/config.json` as an operator's server would. */
async function configure(page: Page, config: Config | string): Promise<void> {
  const body = typeof config === 'string' ? config : JSON.stringify(config);
  await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }));
}

const northwind: Config = {
  brand: {
    name: 'Northwind Members',
    accent: '#ffcc00',
    logo: '/favicon.svg',
    support: 'mailto:help@northwind.example',
  },
  theme: 'dark',
  messages: { en: { 'loginMessages.signIn': 'Welcome to Northwind' } },
  languages: ['en', 'es'],
};

/** Returns a built script and all its static imports. */
function getClosure(name: RegExp): string[] {
  const dist = new URL('../dist/static/js/', import.meta.url);
  const files = readdirSync(dist).filter((file) => name.test(file));
  for (const file of files) {
    const text = readFileSync(new URL(file, dist), 'utf8');
    const imported = [...text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, one = '']) => one);
    files.push(...imported.filter((one) => !files.includes(one)));
  }
  return files.map((file) => readFileSync(new URL(file, dist), 'utf8'));
}

test('no text is made before the settings are in force: what reads them holds no catalogue (ADR 26)', () => {
  const scripts = [...getClosure(/^index-.*\.js$/), ...getClosure(/^configure-.*\.js$/)];
  expect(scripts.length).toBeGreaterThan(2);
  const catalogues = /\(`\w+(Messages|Texts|Titles)`,\{/g;
  expect(
    getClosure(/^(portal|visitor)-.*\.js$/)
      .join('')
      .match(catalogues)?.length,
  ).toBeGreaterThan(5);
  expect(scripts.flatMap((script) => script.match(catalogues) ?? [])).toEqual([]);
});

test('one build shows any operator: name, mark, colour, messages, theme and help (ADR 26) [D116]', async ({
  page,
}) => {
  await configure(page, northwind);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome to Northwind' })).toBeVisible();
  await expect(page.getByText('Northwind Members')).toBeVisible();
  await expect(page).toHaveTitle(/Northwind Members/);
  await expect(page.locator('img[src="/favicon.svg"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Need help?' })).toHaveAttribute(
    'href',
    'mailto:help@northwind.example',
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const ours = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent'),
  );
  // The operator's yellow, darkened for white text.
  expect(ours).toBe('#8f7200');
  await expect(page.getByRole('combobox', { name: 'Language' }).getByRole('option')).toHaveText([
    'English',
    'Español',
  ]);
});

test('the page lists every fault of the settings by its name [D116]', async ({ page, watch }) => {
  await configure(page, '{ "api": "api.example.com", "zone": "Mars/Base", "colour": 1 }');
  await page.goto('/login');
  await expect(
    page.getByRole('heading', { name: "The portal's settings (/config.json) are wrong" }),
  ).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    /^api is not an address/,
    /^zone is not a zone/,
    'colour is no setting of the portal.',
  ]);
  await configure(page, { messages: { en: { 'loginMessages.nothing': 'x' } } });
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveText([
    'messages.en.loginMessages.nothing is no text of the portal.',
  ]);
  // The console reports it too.
  expect(watch.errors.splice(0).length).toBeGreaterThan(0);
});

test('an API that the policy does not name is named on the page, with the directive that lacks it [D116]', async ({
  page,
  watch,
  hosts,
}) => {
  await configure(page, { api: 'https://api.northwind.example' });
  await page.goto('/register');
  await expect(
    page.getByRole('heading', {
      name: /settings \(\/config\.json\) don't fit the policy that the server sends/,
    }),
  ).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    /^api is at https:\/\/api\.northwind\.example, which connect-src of the page's Content-Security-Policy does not name\./,
  ]);
  // Refused before any request was sent.
  expect(hosts.strangers).toEqual([]);
  expect(watch.violations.splice(0).join()).toContain('connect-src');
});

test('a member chooses another language and stays signed in, where they were [D116]', async ({
  page,
  newMember,
}) => {
  const member = await newMember();
  await openAs(page, member, '/user/transactions');
  await page.getByRole('button', { name: member.username }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المعاملات');
  await expect(page).toHaveURL(/\/user\/transactions$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // A choice persists, also for visitors.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await expect(page.getByRole('combobox')).toHaveValue('ar');
});

test('the settings of the last visit open the page, and changed ones reload it immediately (D116)', async ({
  page,
}) => {
  /** Delays the server's settings. */
  async function configureLate() {
    let answer = (_config: Config) => {};
    const answered = new Promise<Config>((resolve) => (answer = resolve));
    const handle = async (route: Route) => route.fulfill({ json: await answered });
    await page.route('**/config.json', handle, { times: 1 });
    return answer;
  }
  await configure(page, northwind);
  await page.goto('/login');
  await expect(page.getByText('Northwind Members')).toBeVisible();

  // The page was not touched. An assertion would touch it, so none runs before the reload.
  const southwind = { brand: { name: 'Southwind Members' } };
  const answer = await configureLate();
  await page.reload();
  await configure(page, southwind);
  const reloaded = page.waitForEvent('load');
  answer(southwind);
  await reloaded;
  await expect(page.getByText('Southwind Members')).toBeVisible();

  // The page is shown before the server responds. It doesn't reload, because it may be in use.
  const answerAgain = await configureLate();
  await page.reload();
  await expect(page.getByText('Southwind Members')).toBeVisible();
  await page.getByLabel('Username').fill('amara');
  const taken = page.waitForFunction(() => !localStorage.getItem('config'));
  answerAgain(northwind);
  await taken;
  await expect(page.getByLabel('Username')).toHaveValue('amara');
  await configure(page, northwind);
  await page.reload();
  await expect(page.getByText('Northwind Members')).toBeVisible();
});

// Proves: updateBarMessages.newSettings
test('an open page offers new settings when its member returns, and not while something is typed', async ({
  page,
  newMember,
}) => {
  await configure(page, northwind);
  await openAs(page, await newMember(), '/user/manualWithdraw');
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('60');
  const asked = countCalls(page, /\/config\.json$/);
  /** Returns to the tab two minutes later. */
  const comeBack = async (config: Config | string) => {
    await configure(page, config);
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 120_000;
    });
    const before = asked();
    // The offer's code comes when the page is idle.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      expect(asked()).toBeGreaterThan(before);
    }).toPass();
  };
  const reload = page.getByRole('button', { name: 'Reload' });
  await comeBack('{ "colour": 1 }');
  await comeBack({ ...northwind, brand: { name: 'Southwind Members' } });
  await expect(amount).toHaveValue('60');
  await expect(reload).toHaveCount(0);
  await amount.fill('');
  await expect(page.getByText('The portal has changed. Reload to see the changes.')).toBeVisible();
  // The operator takes the change back.
  await comeBack(northwind);
  await expect(reload).toHaveCount(0);
  await comeBack({ ...northwind, brand: { name: 'Southwind Members' } });
  await reload.click();
  await expect(page).toHaveTitle(/Southwind Members/);
  await expect(heading(page, 'Withdraw')).toBeVisible();
});

test('settings that do not come are those of the last visit', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'pinuser');
  await onDashboard(page);
  await page.route('**/config.json', (route) => route.abort());
  await page.reload();
  await onDashboard(page);
});
