import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { machineWords } from './answers';
import { failures, readShown } from './habits/drawn';
import { startNginx } from './nginx';
import { freePort } from './ports.mjs';
import { StaticHost } from './staticHost';
import { test } from './test';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The back end's port and origin, and the portal's own address. */
export interface Site {
  port: number;
  api: string;
  home: string;
}

interface WorkerFixtures {
  /** The portal's `config.json` for a back end's origin. */
  toConfig: (api: string) => Record<string, string>;
  site: Site;
}

/** The build behind nginx with other settings: each file is linked, but `config.json` is written. */
async function openNginx(base: string, settings: object) {
  const build = join(root, 'apps/portal', base === '/' ? 'dist' : 'dist-members');
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const [site, config] = [join(folder, 'site'), join(folder, 'site', base, 'config.json')];
  mkdirSync(join(site, base), { recursive: true });
  for (const name of readdirSync(build).filter((one) => !one.startsWith('config.json')))
    symlinkSync(join(build, name), join(site, base, name));
  writeFileSync(config, JSON.stringify(settings));
  const nginx = await startNginx(folder, site, ['--page', join(build, 'index.html'), '--config', config]);
  return { home: `http://localhost:${nginx.port}${base.slice(0, -1)}`, close: nginx.close };
}

async function openStatic(out: string, config: object) {
  const host = new StaticHost({ build: 'dist', base: '/', out, config });
  return { home: `http://localhost:${await host.listen()}`, close: () => Promise.resolve(host.close()) };
}

/** The built portal on one origin, and a back end on another. The projects `nginx` and `folder` serve it by nginx. */
export const otherOriginTest = test.extend<object, WorkerFixtures>({
  toConfig: [async ({ browserName: _any }, use) => use((api) => ({ api })), { scope: 'worker' }],
  site: [
    async ({ toConfig }, use, { project, workerIndex }) => {
      const port = await freePort();
      const config = toConfig(`http://127.0.0.1:${port}`);
      const { home, close } = /^(nginx|folder)$/.test(project.name)
        ? await openNginx(project.name === 'folder' ? '/members/' : '/', config)
        : await openStatic(`${project.outputDir}/other-${workerIndex}`, config);
      await use({ port, api: `http://127.0.0.1:${port}`, home });
      await close();
    },
    { scope: 'worker' },
  ],
  otherHosts: ['localhost'],
  // The one origin that may receive a token.
  baseURL: async ({ site }, use) => use(site.api),
});

/** Opens the portal with a session of a back end on another origin. */
export async function openWithSession(
  page: Page,
  { api, home }: Site,
  { username, token }: { username: string; token: string },
  path: string,
): Promise<void> {
  const session = { username, token, status: 'true', auth_type: 'mpin' };
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
const unread = /could ?n[o’']t/;
const empties =
  /No Data For Action|No Data Available|No News Found|No User Found|No notifications yet|No Data Found/;

/** A screen as a member sees it: its text with the fields, and what no screen of a member with a history may show. */
export interface Screen {
  text: string;
  faults: string[];
}

/** Waits until a screen has loaded, and reads it. */
export async function readScreen(page: Page): Promise<Screen> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const text = await readShown(page);
  const toasts = await page.locator('[data-toaster]').allInnerTexts();
  const shown = [text, ...toasts].join('\n');
  const faults = [machineWords, failures, unread, empties].flatMap((pattern) => {
    const found = pattern.exec(shown);
    return found
      ? [shown.slice(Math.max(0, found.index - 40), found.index + 60).replaceAll('\n', ' | ')]
      : [];
  });
  return { text: text.trim(), faults };
}

/** Opens routes one after the other. Returns what they lack of the expected texts, and their faults. */
export async function findFaults(
  page: Page,
  home: string,
  wanted: readonly string[],
  shown: Readonly<Record<string, readonly string[]>> = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const route of wanted) {
    await page.goto(home + route);
    const screen = await readScreen(page);
    if (screen.text.length < 20) faults.push(`${route}: blank`);
    const missing = (shown[route] ?? []).filter((text) => !screen.text.includes(text));
    faults.push(...screen.faults.map((fault) => `${route}: ${fault}`));
    faults.push(...missing.map((text) => `${route}: lacks ${text}`));
  }
  return faults;
}
