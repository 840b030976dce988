import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../scripts/visual/browser.mjs';
import { serveFolder, type Served } from '../../scripts/visual/serve.mjs';

const published = fileURLToPath(new URL('../../storybook-static', import.meta.url));

interface Entry {
  id: string;
  type: 'story' | 'docs';
  importPath: string;
}
const { entries } = JSON.parse(readFileSync(`${published}/index.json`, 'utf8')) as {
  entries: Record<string, Entry>;
};
const docs = Object.values(entries).filter(({ type }) => type === 'docs');
/** Every page that somebody wrote, and two of those that are made from props. */
const pages = [
  ...docs.filter(({ importPath }) => importPath.endsWith('.mdx')),
  ...docs.filter(({ importPath }) => !importPath.endsWith('.mdx')).slice(0, 2),
].map(({ id }) => id);

const stories = [
  'foundations-fonts--default',
  'components-button--default',
  'screens-access-login--default',
  'screens-dashboard-dashboard--default',
];

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

let browser: Browser;
let server: Served;
let context: ReturnType<Page['context']>;
let page: Page;
const troubles: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  server = await serveFolder(published, '/some/sub/path/');
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(async () => {
  troubles.length = 0;
  server.missing.length = 0;
  context = await browser.newContext();
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.url) && !/^(data|blob):/.test(url)) troubles.push(`asks elsewhere: ${url}`);
  });
  context.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`));
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(`threw: ${error.message}`));
});

afterEach(() => context.close());

/** Nothing was asked of another host or path, and nothing that was asked for was missing. */
function expectNothingAmiss() {
  expect([...troubles, ...server.missing.map((path) => `not there: ${path}`)]).toEqual([]);
}

/** The same, once everything has been asked for. */
async function expectNoTrouble() {
  await page.waitForLoadState('networkidle');
  expectNothingAmiss();
}

describe('the published Storybook, under a path of a plain web server and without a network', () => {
  it('opens on its first page', async () => {
    await page.goto(server.url);
    await page.locator('#storybook-preview-iframe').waitFor();
    await expectNoTrouble();
    await page.waitForURL(`${server.url}?path=/**`);
  });

  it.each(stories)('shows %s in its frame', async (id) => {
    await page.goto(`${server.url}?path=/story/${id}`);
    const root = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
    await root.locator('> *').first().waitFor();
    await expectNoTrouble();
  });

  it('shows a story by itself in its own typeface', async () => {
    await page.goto(`${server.url}iframe.html?id=screens-access-login--default&viewMode=story`);
    await page.locator('#storybook-root > *').first().waitFor();
    await expectNoTrouble();
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded).toContain('Geist');
  });

  it.each(pages)('shows the page %s', async (id) => {
    await page.goto(`${server.url}?path=/docs/${id}`);
    const text = page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').first();
    await text.waitFor();
    // A board goes on loading its states for as long as somebody looks at it.
    expectNothingAmiss();
  });

  it('has a trap that closes: another host is an error', async () => {
    await page.goto(`${server.url}iframe.html?id=components-button--default`);
    await page.evaluate(() => fetch('https://storybook.js.org/versions.json').catch(() => undefined));
    expect(troubles).toContain('asks elsewhere: https://storybook.js.org/versions.json');
  });
});
