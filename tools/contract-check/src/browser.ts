import type { BrowserContext, Page, Response } from 'playwright';
import { chromiumArgs, findChromium } from '../../../apps/portal/e2e/support/browser.mjs';
import { servePortal } from './portalHost';
import { effects } from './screens';

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
  /** The screen's own heading. */
  title: string;
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
  more: boolean;
  /** Whether the portal ended the session. */
  signedOut: boolean;
}

export interface Session {
  username: string;
  token: string;
  authType: string;
}

type Reply = (path: string) => unknown;

/** The pages of a list that are turned. */
export const mostPages = 6;

/** Milliseconds without a call after which a screen is complete. */
const settled = 500;

/** The portal in a headless browser, in front of a back end. */
export interface Portal {
  /** Opens an address, and turns the pages of its list. `reply`: in place of the back end's answers. */
  draw: (address: string, reply?: Reply) => Promise<Drawn>;
  close: () => Promise<void>;
}

const readPage = () => {
  const words = (name: string) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? '');
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const list = [...document.querySelectorAll('main table:not(article table)')].at(-1);
  const next = document.querySelector('main nav [aria-label="Next page"]');
  return {
    title: document.querySelector('h1')?.textContent ?? document.title,
    visible: document.body.innerText,
    main: (document.querySelector('main')?.innerText ?? '').replaceAll(/\s+/g, ' ').slice(0, 160),
    text: [
      document.body.innerText,
      ...fields.map(({ value }) => value),
      ...['title', 'aria-label', 'alt', 'datetime', 'href', 'data-copy'].flatMap(words),
    ].join('\n'),
    rows: list ? list.querySelectorAll('tbody tr').length : document.querySelectorAll('main h2').length,
    more: next !== null && next.getAttribute('aria-disabled') === null,
  };
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const hasEffect = (path: string) =>
  Object.keys(effects).some((one) => new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));

/** Opens the built portal with the operator's settings. Returns undefined where there is no Chromium. */
export async function openPortal(
  api: string,
  settings: object,
  session?: Session,
): Promise<Portal | undefined> {
  const executablePath = await findChromium();
  if (executablePath === undefined) return undefined;
  const { chromium } = await import('playwright');
  const host = await servePortal({ ...settings, api: new URL(api).origin, offline: false });
  // The portal's real origin differs, so CORS is judged by requests of its own.
  const args = [...chromiumArgs, '--disable-web-security'];
  const browser = await chromium.launch({ executablePath, args });
  const openContext = async (isMember: boolean): Promise<BrowserContext> => {
    const context = await browser.newContext({
      ...{ viewport: { width: 1440, height: 2400 }, reducedMotion: 'reduce', serviceWorkers: 'block' },
    });
    // The loader wraps the functions that it sends to a page in `__name`.
    await context.addInitScript('globalThis.__name = (one) => one');
    const fields = isMember && session && { ...session, auth_type: session.authType, status: 'true' };
    if (fields)
      await context.addInitScript(
        ([prefix, kept]) => {
          if (location.protocol === 'about:' || window.name === prefix) return;
          window.name = prefix;
          for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(`${prefix}/${key}`, value);
        },
        [new URL(api).origin, fields] as const,
      );
    return context;
  };
  const close = async () => {
    await browser.close();
    host.close();
  };
  return {
    draw: async (address, reply) => {
      const context = await openContext(address.startsWith('/user/'));
      try {
        return await drawIn(await context.newPage(), { home: host.origin, api, address, reply });
      } finally {
        await context.close();
      }
    },
    close,
  };
}

interface Asked {
  home: string;
  api: string;
  address: string;
  reply: Reply | undefined;
}

async function drawIn(page: Page, { home, api, address, reply }: Asked): Promise<Drawn> {
  const answers: Answer[] = [];
  const brokenImages: string[] = [];
  const reading = new Set<Promise<unknown>>();
  let pending = 0;
  let last = Date.now();
  const isApi = (url: string) => url.startsWith(`${api}/api/`);
  const keep = async (response: Response) => {
    const { pathname } = new URL(response.url());
    // A page that moves on drops what it asked for, which is no answer.
    const text = await response.text().catch(() => undefined);
    if (text === undefined) return;
    const path = pathname.slice(new URL(api).pathname.replace(/\/$/, '').length + '/api'.length);
    if (response.request().method() === 'GET')
      answers.push({
        path,
        status: response.status(),
        retryAfter: Number(response.headers()['retry-after'] ?? 0),
        body: parseJson(text),
      });
  };
  const ended = () => {
    pending -= 1;
    last = Date.now();
  };
  page.on('request', () => (pending += 1));
  page.on('requestfinished', ended);
  page.on('requestfailed', (request) => {
    ended();
    if (request.resourceType() === 'image') brokenImages.push(request.url());
  });
  page.on('response', (response) => {
    const { url, type } = { url: response.url(), type: response.request().resourceType() };
    const isImage = /^image\//.test(response.headers()['content-type'] ?? '');
    if (type === 'image' && (!response.ok() || !isImage)) brokenImages.push(url);
    if (isApi(url)) {
      const read = keep(response);
      reading.add(read);
      void read.finally(() => reading.delete(read));
    }
  });
  await page.route(`${api}/api/**`, (route) => {
    const url = new URL(route.request().url());
    const path = url.pathname.replace(/^.*?\/api\//, '/');
    if (hasEffect(path)) return route.fulfill({ json: { status: true, data: [] } });
    const body = reply?.(path);
    if (reply === undefined) return route.continue();
    return body === undefined ? route.fulfill({ status: 404, json: {} }) : route.fulfill({ json: body });
  });
  const isMembers = address.startsWith('/user/');
  const settle = async () => {
    const end = Date.now() + 20_000;
    const isBusy = () =>
      page.evaluate(() => document.querySelector('[aria-busy=true]') !== null).catch(() => true);
    while (Date.now() < end)
      if (
        (isMembers && answers.length === 0) ||
        pending > 0 ||
        Date.now() - last < settled ||
        reading.size > 0 ||
        (await isBusy())
      )
        await new Promise((later) => setTimeout(later, 50));
      else return;
  };
  await page.goto(home + address);
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => {});
  await settle();
  let seen = await page.evaluate(readPage);
  const { title, text, visible, main } = seen;
  const rows = [seen.rows];
  while (seen.more && rows.length < mostPages && reply === undefined) {
    await page.locator('main nav [aria-label="Next page"]').first().click();
    last = Date.now();
    await settle();
    seen = await page.evaluate(readPage);
    rows.push(seen.rows);
  }
  const signedOut = !/^\/(login|register|verifyEmail)/.test(address) && page.url().includes('/login');
  return { title, text, visible, main, answers, brokenImages, rows, more: seen.more, signedOut };
}
