import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { getFaults, isFinished, ownIn, readCanvas, readCut, readErrors, readViolations } from './judge.mjs';
import type { listSnapshots } from './listSnapshots.mjs';

type ListedSnapshot = Awaited<ReturnType<typeof listSnapshots>>[number];
const { SNAPSHOTS_OUT: out = '', SNAPSHOTS_URL: url = '', SNAPSHOTS_IMAGES, SNAPSHOTS_AXE } = process.env;
const { language, snapshots } = JSON.parse(readFileSync(join(out, 'list.json'), 'utf8')) as {
  language: string;
  snapshots: ListedSnapshot[];
};
const isOwn = ownIn(language);

/** One context for a worker, so that scripts load once. Storages are cleared for each story. */
const test = base.extend<object, { chromatic: BrowserContext }>({
  chromatic: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        userAgent: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 Chromatic`,
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        serviceWorkers: 'block',
      });
      await context.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // Pictures that do not come are what some stories are about, and the browser tells of each.
    const isMissing = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isMissing) errors.push(message.text());
  });
  return errors;
}

const toAddress = ({ id, globals }: ListedSnapshot) =>
  `${url}iframe.html?id=${id}&viewMode=story&globals=${Object.entries({ ...globals, language })
    .map(([name, value]) => `${name}:${value}`)
    // Axe judges what is published. Else it has its own run (npm run stories -- --colours).
    .join(';')}${SNAPSHOTS_AXE === 'yes' ? '' : ';a11y.manual:!true'}`;

/** Makes the window as high as its page. A picture of the full page would draw it for another kind of pointer. */
async function showWhole(page: Page, { width, height }: ListedSnapshot['viewport']): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole > height) await page.setViewportSize({ width, height: whole });
}

for (const snapshot of snapshots) {
  const file = `${snapshot.id}-${snapshot.mode.replaceAll(' ', '-')}`;
  test(`${snapshot.id} ${snapshot.mode}`, async ({ chromatic }) => {
    // A step of a flow starts a database and plays everything before it.
    if (snapshot.caption) test.setTimeout(180_000);
    const page = await chromatic.newPage();
    const errors = listen(page);
    await page.setViewportSize(snapshot.viewport);
    await page.goto(toAddress(snapshot));
    await page.waitForFunction(isFinished);
    await page.waitForLoadState('networkidle');
    const announced = await page.evaluate(readErrors);
    const canvas = await page.evaluate(readCanvas);
    const cut = language === 'en' ? [] : (await page.evaluate(readCut)).filter(isOwn);
    const violations = await page.evaluate(readViolations);
    const health = {
      ...getFaults(snapshot, canvas, [...announced, ...errors]),
      ...(violations.length > 0 && { violations }),
      ...(cut.length > 0 && { cut }),
    };
    const seen = { ...snapshot, file, words: canvas.words, health };
    writeFileSync(join(out, 'seen', `${file}.json`), JSON.stringify(seen));
    expect.soft(health).toEqual({});
    if (SNAPSHOTS_IMAGES === 'yes') {
      await showWhole(page, snapshot.viewport);
      await expect(page).toHaveScreenshot(`${file}.png`);
    }
    await page.close();
  });
}
