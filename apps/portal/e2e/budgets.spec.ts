import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { signInByHand } from './support/signIn';
import { expect, test } from './support/test';

const dist = new URL('../dist/static/js/', import.meta.url);
const kilobytes = (file: string) => gzipSync(readFileSync(new URL(file, dist))).length / 1000;

/** Names of the chunks that the page had asked for when a selector first matched. */
async function chunksUntil(page: Page, selector: string, open: () => Promise<unknown>): Promise<string[]> {
  await page.addInitScript((watched) => {
    const note = () => {
      const scripts = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js'));
      (window as unknown as { scriptsAtFirstUse?: string[] }).scriptsAtFirstUse ??= scripts.map(
        (entry) => entry.name,
      );
    };
    new MutationObserver((_records, observer) => {
      if (!document.querySelector(watched)) return;
      observer.disconnect();
      note();
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  await open();
  await page.locator(selector).first().waitFor();
  const names = await page.evaluate(
    () => (window as unknown as { scriptsAtFirstUse?: string[] }).scriptsAtFirstUse,
  );
  return (names ?? [])
    .filter((name) => name.includes('/static/js/'))
    .map((name) => name.split('/').at(-1) ?? '');
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What jumped while the page came up, and how far (CLS). */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const state = window as unknown as { shifts: string[] };
    state.shifts = [];
    const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          state.shifts.push(
            `${value.toFixed(6)} ${node?.nodeName ?? ''} "${node?.textContent?.slice(0, 40) ?? ''}": ${rect(previousRect)} to ${rect(currentRect)}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

const weigh = (chunks: string[]) => chunks.reduce((sum, chunk) => sum + kilobytes(chunk), 0);
let login: string[] = [];
let dashboard: string[] = [];

test.describe.configure({ mode: 'serial' });

test('the sign-in needs at most 135 kB of JavaScript, and nothing jumps', async ({ page }) => {
  const shifts = await watchShifts(page);
  login = await chunksUntil(page, 'input[name=username]', () => page.goto('/login'));
  await page.waitForLoadState('networkidle');
  console.log(`login: ${weigh(login).toFixed(1)} kB gzip in ${login.length} chunks`);
  expect(login.length).toBeGreaterThan(0);
  expect(weigh(login)).toBeLessThanOrEqual(135);
  expect(await shifts()).toEqual([]);
});

test('the dashboard, opened directly, needs at most 185 kB, and nothing jumps', async ({ page, sandbox }) => {
  await signInByHand(page, sandbox, 'leader');
  const shifts = await watchShifts(page);
  dashboard = await chunksUntil(page, 'a[href="/user/transactions"] data, main dl dd', () => page.reload());
  await page.waitForLoadState('networkidle');
  console.log(`dashboard: ${weigh(dashboard).toFixed(1)} kB gzip in ${dashboard.length} chunks`);
  expect(weigh(dashboard)).toBeGreaterThan(weigh(login));
  expect(weigh(dashboard)).toBeLessThanOrEqual(185);
  expect(await shifts()).toEqual([]);
});

test('the form library comes with the first form that needs it, not with the sign-in (ADR 3)', () => {
  const hasForms = (file: string) => readFileSync(new URL(file, dist), 'utf8').includes('setFormikState');
  expect(readdirSync(dist).filter((file) => file.endsWith('.js') && hasForms(file))).not.toEqual([]);
  expect(login.filter(hasForms)).toEqual([]);
});

test('no later chunk is over 60 kB', () => {
  const later = readdirSync(dist).filter(
    (file) => file.endsWith('.js') && !login.includes(file) && !dashboard.includes(file),
  );
  expect(later.length).toBeGreaterThan(0);
  const heaviest = later.map((file) => ({ file, size: kilobytes(file) })).sort((a, b) => b.size - a.size)[0];
  console.log(`heaviest later chunk: ${heaviest?.file} ${heaviest?.size.toFixed(1)} kB`);
  expect(heaviest?.size).toBeLessThanOrEqual(60);
});
