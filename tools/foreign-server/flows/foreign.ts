import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ForeignServer, seeded, type Settings } from '../src/index';
import { freePort } from '../../../apps/portal/e2e/support/ports.mjs';
import { machineWords } from '../../../apps/portal/e2e/support/answers';
import { startNginx } from '../../../apps/portal/e2e/support/nginx';
import { StaticHost } from '../../../apps/portal/e2e/support/staticHost';
import { test } from '../../../apps/portal/e2e/support/test';

const root = fileURLToPath(new URL('../../../', import.meta.url));

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
  /** The back end's port and origin, and the portal's own address. */
  site: { port: number; api: string; home: string };
}

/** The build behind nginx with other settings: each file is linked, but `config.json` is written. */
async function openNginx(base: string, api: string) {
  const build = join(root, 'apps/portal', base === '/' ? 'dist' : 'dist-members');
  const folder = mkdtempSync(join(tmpdir(), 'foreign-nginx-'));
  const [site, config] = [join(folder, 'site'), join(folder, 'site', base, 'config.json')];
  mkdirSync(join(site, base), { recursive: true });
  for (const name of readdirSync(build).filter((one) => !one.startsWith('config.json')))
    symlinkSync(join(build, name), join(site, base, name));
  writeFileSync(config, JSON.stringify({ api }));
  const nginx = await startNginx(folder, site, ['--page', join(build, 'index.html'), '--config', config]);
  return { home: `http://localhost:${nginx.port}${base.slice(0, -1)}`, close: nginx.close };
}

async function openStatic(out: string, api: string) {
  const host = new StaticHost({ build: 'dist', base: '/', out, config: { api } });
  return { home: `http://localhost:${await host.listen()}`, close: () => Promise.resolve(host.close()) };
}

/** The built portal on one origin, and a back end that is not ours on another. */
export const foreignTest = test.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({ browserName: _any }, use, info) => {
      const port = await freePort();
      const api = `http://127.0.0.1:${port}`;
      const out = `${info.project.outputDir}/foreign-${info.workerIndex}`;
      const { home, close } =
        info.project.name === 'foreign'
          ? await openStatic(out, api)
          : await openNginx(info.project.name === 'folder' ? '/members/' : '/', api);
      await use({ port, api, home });
      await close();
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
    [api + new URL(home).pathname.replace(/\/$/, ''), session] as const,
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
