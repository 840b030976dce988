import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { ownIn, readCut } from './cut.mjs';
import { getFaults, isFinished, readCanvas, readErrors } from './judge.mjs';
import type { ListedSnapshot } from './listSnapshots.mjs';

const { SNAPSHOTS_OUT: out = '', SNAPSHOTS_URL: url = '', SNAPSHOTS_IMAGES } = process.env;
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
    // Axe has its own run (npm run stories -- --colours).
    .join(';')};a11y.manual:!true`;

for (const snapshot of snapshots) {
  const file = `${snapshot.id}-${snapshot.mode.replaceAll(' ', '-')}`;
  test(`${snapshot.id} ${snapshot.mode}`, async ({ chromatic }) => {
    const page = await chromatic.newPage();
    const errors = listen(page);
    await page.setViewportSize(snapshot.viewport);
    await page.goto(toAddress(snapshot));
    await page.waitForFunction(isFinished);
    await page.waitForLoadState('networkidle');
    const announced = await page.evaluate(readErrors);
    const canvas = await page.evaluate(readCanvas);
    const cut = language === 'en' ? [] : (await page.evaluate(readCut)).filter(isOwn);
    const health = {
      ...getFaults(snapshot, canvas, [...announced, ...errors]),
      ...(cut.length > 0 && { cut }),
    };
    const { words, roles } = canvas;
    writeFileSync(
      join(out, 'seen', `${file}.json`),
      JSON.stringify({ ...snapshot, file, words, roles, health }),
    );
    expect.soft(health).toEqual({});
    if (SNAPSHOTS_IMAGES === 'yes') await expect(page).toHaveScreenshot(`${file}.png`, { fullPage: true });
    await page.close();
  });
}
