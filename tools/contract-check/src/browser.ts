import { parseJson } from '@portal/api';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Response } from 'playwright';
import { chromiumArgs, findChromium } from '../../../apps/portal/e2e/support/browser.mjs';
import { StaticHost } from '../../../apps/portal/e2e/support/staticHost';
import { getMatcher } from '../../../apps/portal/e2e/journeys/calls';
import { withEffect, type Screen } from './screens';

/** An answer that the portal got, by its path after `/api`. */
export interface Answer {
  path: string;
  status: number;
  /** Seconds, as the back end asks for. */
  retryAfter: number;
  /** The JSON of the answer, or undefined. */
  body: unknown;
}

/** A screen as a member sees it. */
export interface Drawn {
  /** What is visible, then the same with values of fields, titles and addresses. */
  visible: string;
  text: string;
  /** The beginning of the page's content. */
  main: string;
  answers: Answer[];
  /** Addresses of images that show nothing. */
  brokenImages: string[];
  /** The rows of each page of the screen's list, and whether there are further pages. */
  rows: number[];
  /** The texts of the first page's rows. */
  rowTexts: string[];
  more: boolean;
  /** Whether the portal ended the session. */
  signedOut: boolean;
}

/** A screen with the back end's answers, and the same screen with the contract's examples. */
export interface Pair {
  screen: Screen;
  drawn: Drawn;
  reference: Drawn;
}

export interface Session {
  username: string;
  token: string;
  authType: string;
}

/** An answer in place of the back end's, by its path. */
type Reply = (path: string) => unknown;

/** The pages of a list that are turned. */
export const mostPages = 6;

const patience = { timeout: 20_000 };

/** Milliseconds without a request after which a screen is complete. */
const settled = 500;

/** The portal in a headless browser, in front of a back end. */
export interface Portal {
  /** Opens an address, and turns the pages of its list. */
  draw: (address: string, reply?: Reply) => Promise<Drawn>;
  close: () => Promise<void>;
}

const readPage = () => {
  const words = (name: string) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? '');
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const list = [...document.querySelectorAll('main table:not(article table)')].at(-1);
  const getAll = (selector: string) => [...(list ?? document).querySelectorAll<HTMLElement>(selector)];
  const next = document.querySelector('main nav [aria-label="Next page"]');
  return {
    visible: document.body.innerText,
    main: (document.querySelector('main')?.innerText ?? '').replaceAll(/\s+/g, ' ').slice(0, 160),
    text: [
      document.body.innerText,
      ...fields.map(({ value }) => value),
      ...['title', 'aria-label', 'alt', 'datetime', 'href', 'data-copy'].flatMap(words),
    ].join('\n'),
    rows: getAll(list ? 'tbody tr' : 'main h2').length,
    rowTexts: getAll(list ? 'tbody tr' : 'main li').map(({ innerText }) => innerText),
    more: next !== null && next.getAttribute('aria-disabled') === null,
  };
};

const effective = withEffect.map((path) => getMatcher(`GET ${path}`));

/** Opens the built portal with the operator's settings. Throws where there is no Chromium. */
export async function openPortal(api: string, settings: object, member?: Session): Promise<Portal> {
  const executablePath = await findChromium();
  if (executablePath === undefined)
    throw new Error(
      'No Chromium was found, and the check looks at screens. Install one (apt-get install chromium, or npx playwright install chromium) or name it in CHROMIUM_PATH.',
    );
  const { chromium } = await import('playwright');
  const out = mkdtempSync(join(tmpdir(), 'portal-check-'));
  const config = { ...settings, api: new URL(api).origin, offline: false };
  const host = new StaticHost({ build: 'dist', base: '/', out, config });
  const home = `http://127.0.0.1:${await host.listen()}`;
  // The portal's real origin differs, so CORS is judged by requests of its own.
  const args = [...chromiumArgs, '--disable-web-security'];
  const browser = await chromium.launch({ executablePath, args });
  const session: Record<string, string> = member
    ? { ...member, auth_type: member.authType, status: 'true' }
    : {};
  const draw = async (address: string, reply?: Reply) => {
    const context = await browser.newContext({
      ...{ viewport: { width: 1440, height: 2400 }, reducedMotion: 'reduce', serviceWorkers: 'block' },
    });
    // The loader wraps the functions that it sends to a page in `__name`.
    await context.addInitScript('globalThis.__name = (one) => one');
    await context.addInitScript(
      ([prefix, fields]) => {
        if (location.protocol === 'about:' || window.name === prefix) return;
        window.name = prefix;
        for (const [key, value] of Object.entries(fields)) sessionStorage.setItem(`${prefix}/${key}`, value);
      },
      [config.api, address.startsWith('/user/') ? session : {}] as const,
    );
    const page = await context.newPage();
    const drawn = await drawIn(page, { address: home + address, api, reply });
    await context.close();
    return drawn;
  };
  const close = async () => {
    await browser.close();
    host.close();
    rmSync(out, { recursive: true });
  };
  return { draw, close };
}

/** Draws one screen. */
async function drawIn(
  page: Page,
  { address, api, reply }: { address: string; api: string; reply: Reply | undefined },
): Promise<Drawn> {
  const answers: Answer[] = [];
  const brokenImages: string[] = [];
  const reading: Promise<void>[] = [];
  const base = `${api}/api`;
  const toPath = (url: string) => new URL(url).pathname.slice(new URL(base).pathname.length);
  const keep = async (response: Response) => {
    // A page that moves on drops what it asked for, which is no answer.
    const text = await response.text().catch(() => undefined);
    if (text === undefined || response.request().method() !== 'GET') return;
    const retryAfter = Number(response.headers()['retry-after'] ?? 0);
    const path = toPath(response.url());
    answers.push({ path, status: response.status(), retryAfter, body: parseJson(text) });
  };
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'image') brokenImages.push(request.url());
  });
  page.on('response', (response) => {
    const isImage = (response.headers()['content-type'] ?? '').startsWith('image/');
    if (response.request().resourceType() === 'image' && (!response.ok() || !isImage))
      brokenImages.push(response.url());
    if (response.url().startsWith(`${base}/`)) reading.push(keep(response));
  });
  await page.route(`${base}/**`, (route) => {
    const path = toPath(route.request().url());
    if (effective.some((matches) => matches('GET', `/api${path}`)))
      return route.fulfill({ json: { status: true, data: [] } });
    if (reply === undefined) return route.continue();
    const body = reply(path);
    return body === undefined ? route.fulfill({ status: 404, json: {} }) : route.fulfill({ json: body });
  });
  let pending = 0;
  let last = Date.now();
  const end = () => {
    pending -= 1;
    last = Date.now();
  };
  page.on('request', () => (pending += 1));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // The first paint has neither a session nor a call.
  const isLoaded = (was?: string) =>
    document.documentElement.dataset.first === undefined &&
    document.querySelector('[aria-busy=true]') === null &&
    document.querySelector('main')?.innerText !== was;
  /** Reads the page once it has loaded, and differs from what it was. A screen that never settles is read as it is. */
  const read = async (before?: string) => {
    const limit = Date.now() + patience.timeout;
    last = Date.now();
    while (Date.now() < limit) {
      const isQuiet = pending === 0 && Date.now() - last > settled;
      if (isQuiet && (await page.evaluate(isLoaded, before).catch(() => false))) break;
      await new Promise((later) => setTimeout(later, 50));
    }
    await Promise.all(reading);
    return page.evaluate(readPage);
  };
  await page.goto(address);
  await page
    .locator('h1')
    .first()
    .waitFor(patience)
    .catch(() => {});
  const first = await read();
  const rows = [first.rows];
  let seen = first;
  while (seen.more && rows.length < mostPages && reply === undefined) {
    const before = await page.locator('main').innerText();
    await page.locator('main nav [aria-label="Next page"]').first().click();
    seen = await read(before);
    rows.push(seen.rows);
  }
  const signedOut = new URL(address).pathname.startsWith('/user/') && page.url().includes('/login');
  return { ...first, answers, brokenImages, rows, more: seen.more, signedOut };
}
