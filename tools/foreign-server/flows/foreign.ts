import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ForeignServer, seeded, type Settings } from '../src/index';
import { freePort } from '../../../apps/portal/e2e/support/ports.mjs';
import { machineWords } from '../../../apps/portal/e2e/support/answers';
import { StaticHost } from '../../../apps/portal/e2e/support/staticHost';
import { test } from '../../../apps/portal/e2e/support/test';

/** The moment from which the seed's dates count back, so that two servers show the same days. */
const now = Date.now();

/** The portal's routes, without the one that matches everything. */
export const routes = readFileSync(new URL('../../requirements/data/routes.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t')[0] ?? '')
  .map((route) => (route === '*' ? '/no-such-page' : route));

interface Fixtures {
  /** Starts the back end in place of the one before, with switches turned from what is usual. */
  startForeign: (on?: Settings) => Promise<ForeignServer>;
}

interface WorkerFixtures {
  /** The back end's port and origin, and the portal's own origin. */
  site: { port: number; api: string; home: string };
}

/** The built portal on one origin, and a back end that is not ours on another. */
export const foreignTest = test.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({ browserName: _any }, use, info) => {
      const port = await freePort();
      const api = `http://127.0.0.1:${port}`;
      const out = `${info.project.outputDir}/foreign-${info.workerIndex}`;
      const host = new StaticHost({ build: 'dist', base: '/', out, config: { api } });
      await use({ port, api, home: `http://localhost:${await host.listen()}` });
      host.close();
    },
    { scope: 'worker' },
  ],
  otherHosts: ['localhost'],
  // The one origin that may receive a token.
  baseURL: async ({ site }, use) => use(site.api),
  startForeign: async ({ site }, use) => {
    let server: ForeignServer | undefined;
    await use(async (on) => {
      server?.close();
      server = new ForeignServer({ now, ...(on && { on }) });
      await server.listen(site.port);
      return server;
    });
    server?.close();
  },
});

/** Opens the portal as a seeded member who has signed in. */
export async function openForeign(
  page: Page,
  { api, home }: WorkerFixtures['site'],
  server: ForeignServer,
  path: string,
  { username }: { username: string } = seeded.rich,
): Promise<void> {
  const session = {
    username,
    token: server.state.openSession(username, false),
    status: 'true',
    auth_type: 'mpin',
  };
  await page.addInitScript(
    ([prefix, fields]) => {
      if (window.name === fields.token) return;
      window.name = fields.token;
      for (const [key, value] of Object.entries(fields)) sessionStorage.setItem(`${prefix}/${key}`, value);
    },
    [api, session] as const,
  );
  await page.goto(home + path);
}

/** The portal's own words for what it could not read, or for a list without rows. */
const failures =
  /It's us, not you|Something Went Wrong|Something went wrong|Request failed|Unexpected Application Error|Try again|could ?n[o’']t|can[’']t (?:show|load|read)/;
const empties =
  /No Data For Action|No Data Available|No News Found|No User Found|No notifications yet|No Data Found/;

/** A screen as a member sees it. */
export interface Screen {
  /** The text of the page's content, without times of the day. */
  text: string;
  /** How many images are drawn, and how many are not. */
  images: string;
  /** What no screen of a member with a history may show. */
  faults: string[];
}

/** Waits until a screen has loaded, and reads it. */
export async function readScreen(page: Page): Promise<Screen> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      // A further page of a list is read while the page before is shown.
      !document.querySelector('main')?.innerText.includes('Refreshing'),
  );
  const { text, fields, toasts, drawn, broken } = await page.evaluate(() => {
    const inputs = [
      ...document.querySelectorAll<HTMLInputElement>('main input:not([type=radio]), main select'),
    ];
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
    const isDrawn = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;
    return {
      text: [...document.querySelectorAll<HTMLElement>('main, [role=dialog]')]
        .map((one) => one.innerText)
        .join('\n'),
      fields: inputs.map(({ name, value }) => `${name}=${value}`),
      toasts: document.querySelector<HTMLElement>('[data-toaster]')?.innerText ?? '',
      drawn: images.filter(isDrawn).length,
      broken: images.filter((image) => !isDrawn(image)).length,
    };
  });
  const shown = `${text}\n${toasts}`;
  const faults = [machineWords, failures, empties].flatMap((pattern) => {
    const found = pattern.exec(shown);
    return found
      ? [shown.slice(Math.max(0, found.index - 40), found.index + 60).replaceAll('\n', ' | ')]
      : [];
  });
  const steady = [text, ...fields]
    .join('\n')
    .replaceAll(/\b\d\d?:\d\d(:\d\d)?( [AP]M)?\b/g, '⏲')
    .replaceAll(/\d+ (second|minute)s? ago|a few seconds ago|a minute ago/g, '⏲');
  return { text: steady.trim(), images: `${drawn} drawn, ${broken} not`, faults };
}
