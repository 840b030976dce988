import puppeteer, { type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { EngineKind, Profile, Tab } from '../engine';
import { findProgram } from './findProgram';

/** No first-run pages, and downloads without a question. */
const toPreferences = (downloads: string) => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': true,
});

const toTab = (page: Page): Tab => ({
  open: async (url) => void (await page.goto(url, { waitUntil: 'load', timeout: 30_000 })),
  evaluate: (expression) => page.evaluate(expression),
  click: ({ x, y }) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  control: async (letter) => {
    await page.keyboard.down('Control');
    await page.keyboard.press(letter as KeyInput);
    await page.keyboard.up('Control');
  },
  upload: async (selector, file) => {
    const input = await page.$(selector);
    await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(file);
  },
  resize: (size) => page.setViewport(size),
  screenshot: () => page.screenshot(),
  close: () => page.close(),
});

async function toProfile(context: BrowserContext): Promise<Profile> {
  return {
    first: toTab(await context.newPage()),
    newTab: async () => toTab(await context.newPage()),
    openedTab: async (open) => {
      const known = new Set(await context.pages());
      await open();
      const end = Date.now() + 20_000;
      while (Date.now() < end) {
        const page = (await context.pages()).find((one) => !known.has(one));
        if (page) return toTab(page);
        await setTimeout(100);
      }
      throw new Error('No tab was opened.');
    },
    close: () => context.close(),
  };
}

/** Stock Firefox by WebDriver BiDi. */
export const firefox: EngineKind = {
  name: 'firefox',
  start: async (home) => {
    const executablePath = findProgram('Firefox', {
      variable: 'FIREFOX_PATH',
      candidates: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
      packages: ['firefox-esr'],
    });
    const downloads = join(home, 'downloads');
    mkdirSync(downloads, { recursive: true });
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      userDataDir: join(home, 'profile'),
      env: { PATH: process.env['PATH'], HOME: home, MOZ_CRASHREPORTER_DISABLE: '1' },
      extraPrefsFirefox: toPreferences(downloads),
    });
    return {
      name: 'firefox',
      downloads,
      openProfile: async () => toProfile(await browser.createBrowserContext()),
      close: () => browser.close(),
    };
  },
};
