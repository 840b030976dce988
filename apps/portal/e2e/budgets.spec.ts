import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { chunksUntil, watchShifts } from './support/measure';
import { onDashboard, openAs, typeCode, verify, submitPassword } from './support/page';
import { mostUnexplained, readList, weighScreens } from './support/screenWeights.mjs';
import { secondFactor } from './support/sessions';
import { expect, test } from './support/test';
import { holdCalls } from './support/traffic';

const dist = new URL('../dist/static/js/', import.meta.url);
const bytes = (file: string) => readFileSync(new URL(file, dist));
const kilobytes = (file: string) => gzipSync(bytes(file), { level: 9 }).length / 1000;
const packed = (file: string) => brotliCompressSync(bytes(file)).length / 1000;

const weigh = (chunks: string[]) => chunks.reduce((sum, chunk) => sum + kilobytes(chunk), 0);
/** Matches the password strength module, which loads when a member types a new password. */
const hasStrength = (file: string) => readFileSync(new URL(file, dist), 'utf8').includes('trustno1');
const hasForms = (file: string) => readFileSync(new URL(file, dist), 'utf8').includes('setFormikState');

/** The page's list of each screen's files (vite/partsByAddress.ts). */
const readScreens = () =>
  JSON.parse(readFileSync(new URL('../../.vite/screens.json', dist), 'utf8')) as {
    entry: string[];
    byAddress: Record<string, { files: string[] }>;
    later: { secondFactor: string[] };
  };

/** Answers with empty settings, because an operator's settings load their parser. A route would turn off the cache. */
const withoutSettings = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input instanceof Request || !String(input).includes('config.json')
        ? fetch(input, init)
        : Promise.resolve(new Response('{}'));
  });

test('scripts stay within their budgets, and nothing jumps (ADR 3)', async ({ page, sandbox }) => {
  await withoutSettings(page);
  const shifts = await watchShifts(page);
  const login = await chunksUntil(page, 'html:not([data-first]) input[name=username]', () =>
    page.goto('/login'),
  );
  await page.waitForLoadState('networkidle');
  expect(login.length).toBeGreaterThan(0);
  // One of the six is the bundler's 0.5 kB runtime.
  expect(login.length).toBeLessThanOrEqual(6);
  // The client of calls loads after the paint. About 3 kB are the owner of each stored entry (D139), translator tolerance
  // (T43), typed digits (D122), one announcement of each error, fields above the keyboard, drawing in slices, named values of texts, known texts of servers, fonts of other scripts, redirects of ended sessions, the imprint
  // and who runs the portal. The fields that other screens share are a file of their own, which costs 0.5 kB here and saves
  // them 5 kB. Firefox gets the code of step 2 ahead, too.
  expect(weigh(login)).toBeLessThanOrEqual(118.1);
  expect(login.reduce((sum, file) => sum + packed(file), 0)).toBeLessThanOrEqual(102.8);
  expect(await shifts()).toEqual([]);

  const figures = 'main h2';
  // A member with a package, because a newcomer's first steps load later. The test signs in by hand to get a complete
  // session.
  const member = await sandbox.member('pinuser');
  await verify(page, member);
  await typeCode(page, `${await secondFactor(sandbox, member)}\n`);
  await onDashboard(page);
  const dashboard = await chunksUntil(page, figures, () => page.reload());
  await page.waitForLoadState('networkidle');
  expect(weigh(dashboard)).toBeGreaterThan(weigh(login));
  expect(dashboard.length).toBeLessThanOrEqual(8);
  // About 7 kB of it: known ETags, capabilities and wishes (D119, D126), unreadable lists (D120), sentences of frameworks (D121), the
  // total, the bars of both legs (D142), the effects of writes (D144), columns of numbers (D148), the menu entries of the portal's own pages, bars that
  // give way to the focus (WCAG 2.4.11), kept input of discarded tabs (D139), Share presses that wait, and the names of figures (D149).
  expect(weigh(dashboard)).toBeLessThanOrEqual(197.1);
  // It needs no code of the sign-in, which has its own file, nor its fields, which other screens share.
  expect(login.filter((file) => !dashboard.includes(file))).toHaveLength(2);
  for (const [address, used] of [
    [addresses.transactions, 'main [role=list] button, main table'],
    [addresses.withdraw, 'main form input'],
  ] as const) {
    const opened = await chunksUntil(page, used, () => page.goto(address));
    await page.waitForLoadState('networkidle');
    // What screens share is cut by what they show first, so none loads the lists, forms or writes of others.
    expect(opened.length, address).toBeLessThanOrEqual(12);
  }
  expect(await shifts()).toEqual([]);

  // The form library loads with the first form that needs it, not with the sign-in.
  const chunks = readdirSync(dist).filter((file) => file.endsWith('.js'));
  expect(chunks.filter(hasForms)).not.toEqual([]);
  expect(login.filter(hasForms)).toEqual([]);
  const strength = chunks.filter(hasStrength);
  expect(strength).toHaveLength(1);
  expect(weigh(strength)).toBeLessThanOrEqual(13);
  expect([...login, ...dashboard].filter(hasStrength)).toEqual([]);
  const later = chunks.filter((file) => !login.includes(file) && !dashboard.includes(file));
  expect(later.length).toBeGreaterThan(0);
  // Charts load after their screens, as one chunk (ADR 23).
  const charts = chunks.filter((file) => file.startsWith('charts-'));
  expect(charts).toHaveLength(1);
  expect(weigh(charts)).toBeLessThanOrEqual(18.5);
  expect(dashboard).not.toContain(charts[0]);
  const heaviest = later.map((file) => ({ file, size: kilobytes(file) })).sort((a, b) => b.size - a.size)[0];
  expect(heaviest?.size).toBeLessThanOrEqual(60);
});

test('a screen gains 2 kB of scripts only with a line why in screenWeights.tsv', () => {
  const weights = weighScreens();
  const listed = readList();
  expect([...listed.keys()].sort()).toEqual([...weights.keys()].sort());
  for (const [address, weight] of weights)
    expect
      .soft(Math.abs(weight - (listed.get(address)?.weight ?? 0)), `${address} has ${weight} kB now`)
      .toBeLessThanOrEqual(mostUnexplained);
});

test('a later part is requested with everything that it imports', () => {
  const chunks = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const codes = new Map(chunks.map((file) => [file, readFileSync(new URL(file, dist), 'utf8')]));
  const quoted = String.raw`[\`"']\./([^\`"']+\.js)[\`"']`;
  const imported = new RegExp(String.raw`(?:from|import)\s*${quoted}`, 'g');
  const follow = (...files: string[]) => {
    const found = new Set(files);
    for (const file of found)
      for (const [, next = ''] of codes.get(file)?.matchAll(imported) ?? []) found.add(next);
    return found;
  };
  const { entry, byAddress } = readScreens();
  const toNames = (files: readonly string[]) => files.map((file) => file.slice(file.lastIndexOf('/') + 1));
  // What each of a member's pages has.
  const [first = [], ...others] = Object.entries(byAddress)
    .filter(([address]) => address.startsWith('/user/'))
    .map(([, { files }]) => toNames(files));
  const shared = first.filter((file) => others.every((files) => files.includes(file)));
  const early = follow(...toNames([...entry, ...(byAddress['/login']?.files ?? [])]));
  const screens = new Set(Object.values(byAddress).flatMap(({ files }) => toNames(files)));
  let parts = 0;
  for (const [file, code] of codes) {
    if (early.has(file)) continue;
    const names = /\.f=\[([^\]]*)\]/.exec(code)?.[1]?.match(/[^/"`']+\.js/g) ?? [];
    const here = new Set([...follow(file, ...shared), ...toNames(entry)]);
    for (const [, part = '', indexes = ''] of code.matchAll(
      new RegExp(String.raw`import\(${quoted}\).*?(?:__vite__mapDeps\(\[([\d,]*)\]\)|\[\])`, 'g'),
    )) {
      // The page has its own list of a screen's files.
      if (screens.has(part)) continue;
      parts += 1;
      const asked = new Set(indexes.split(',').map((index) => names[Number(index)]));
      const late = [...follow(part)].filter((one) => one !== part && !here.has(one) && !asked.has(one));
      expect.soft(late, `${part}, from ${file}`).toEqual([]);
    }
  }
  expect(parts).toBeGreaterThan(70);
});

test('the code of step 2 is fetched on the sign-in, and comes from the cache when it is needed', async ({
  page,
  sandbox,
}) => {
  const files = readScreens().later.secondFactor;
  expect(files).not.toEqual([]);
  const bytesFetched = () =>
    page.evaluate(
      (paths) =>
        paths.map((path) =>
          performance
            .getEntriesByName(new URL(path, location.href).href)
            .map((entry) => (entry as PerformanceResourceTiming).transferSize),
        ),
      files,
    );
  await withoutSettings(page);
  await page.goto(addresses.login);
  const areHere = async () => (await bytesFetched()).every(([first = 0]) => first > 0);
  await expect.poll(areHere).toBe(true);
  const { username, password } = await sandbox.member('pinuser');
  await submitPassword(page, { username, password });
  await expect(page.getByLabel(/^digit 1 of/).first()).toBeVisible();
  const later = (await bytesFetched()).flatMap(([, ...again]) => again);
  expect(later.filter((bytes) => bytes > 0)).toEqual([]);
});

test('what comes next is not fetched while a screen waits for its data (ADR 3)', async ({
  page,
  newMember,
}) => {
  await withoutSettings(page);
  await openAs(page, await newMember(), addresses.rank);
  await page.waitForLoadState('networkidle');
  const release = await holdCalls(page, '**/api/**');
  await page.goto(addresses.withdraw);
  await page.locator('main [aria-busy=true]').first().waitFor();
  const scripts = await page.evaluate(async () => {
    for (let rest = 0; rest < 5; rest += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return loaded.filter((name) => /\/static\/js\/.*\.js$/.test(name));
  });
  expect(scripts.length).toBeLessThanOrEqual(12);
  release();
  await page.locator('main form input').first().waitFor();
});
