import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entries, type Page, published, servedStorybook } from './storybook';

const docs = entries.filter(({ type }) => type === 'docs');
const written = docs.filter(({ importPath }) => importPath.endsWith('.mdx'));
const isAlone = ({ importPath }: (typeof entries)[number]) =>
  /^\.\/tools\/storybook\/(?!live\/)/.test(importPath);
/** Every standalone page, two component pages, and two generated from props. */
const pages = [
  ...written.filter(isAlone),
  ...written.filter((entry) => !isAlone(entry)).slice(0, 2),
  ...docs.filter((entry) => !written.includes(entry)).slice(0, 2),
].map(({ id }) => id);

/** The heaviest screen, inside Storybook, and the story with every typeface, alone. */
const [heaviest, typefaces] = ['screens-dashboard-dashboard--default', 'foundations-fonts--default'];

const { browser, server } = servedStorybook('/some/sub/path/');
let context: ReturnType<Page['context']>;
let page: Page;
const troubles: string[] = [];

/**
 * Opens a page that records its errors. Navigation cancels pending requests of the old page's iframes and typefaces;
 * missing files still respond, so they are recorded.
 */
async function openWatched(movesOn = false) {
  page = await context.newPage();
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server().url) && !/^(data|blob):/.test(url)) troubles.push(`asks elsewhere: ${url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    const canBeLeft = request.frame() !== page.mainFrame() || request.resourceType() === 'font';
    if (movesOn && canBeLeft && reason === 'net::ERR_ABORTED') return;
    troubles.push(`failed, ${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  page.on('pageerror', (error) => troubles.push(`threw: ${error.message}`));
  troubles.length = 0;
  server().missing.length = 0;
}

/**
 * Expects no missing file and no request to another host or path since the last check. All are in one text, which a
 * report shows completely.
 */
function expectNothingAmiss() {
  const missing = server().missing.splice(0);
  const amiss = [...troubles.splice(0), ...missing.map((path) => `not there: ${path}`)];
  expect(amiss.join('\n')).toBe('');
}

/** Waits until an element is visible. On failure it reports Storybook's own error message early. */
async function expectDrawn(frame: Pick<Page, 'locator'>, drawn: string) {
  const failed = frame.locator('body.sb-show-errordisplay');
  await frame.locator(drawn).or(failed).first().waitFor();
  expect(await failed.locator('#error-message').allInnerTexts()).toEqual([]);
}

/** Expects the same after all requests have ended. */
async function expectNoTrouble() {
  await page.waitForLoadState('networkidle');
  expectNothingAmiss();
}

describe('the published Storybook, under a path of a plain web server and without a network', () => {
  // A new page for each, because Chromium never reports the network as idle when another page has cached its requests.
  beforeEach(async () => {
    context = await browser().newContext();
    // Storybook's manager is slow on a busy machine. The test has its own limit.
    context.setDefaultTimeout(120_000);
    await openWatched();
  });
  afterEach(() => context.close());

  it('opens on its first page with less than 6.4 MB, and reads the list of stories once', async () => {
    const bodies: Promise<readonly [path: string, bytes: number]>[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      bodies.push(
        response.body().then(
          ({ length }) => [path, length] as const,
          () => [path, 0] as const,
        ),
      );
    });
    await page.goto(server().url);
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor();
    await expectNoTrouble();
    await page.waitForURL(`${server().url}?path=/docs/start-here-what-do-you-want-to-know--docs`);
    const read = await Promise.all(bodies);
    const weight = read.reduce((sum, [, bytes]) => sum + bytes, 0);
    console.log(`The first page reads ${Math.round(weight / 1000)} kB`);
    expect(read.filter(([path]) => path.endsWith('/index.json'))).toHaveLength(1);
    expect(weight).toBeGreaterThan(500_000);
    expect(weight).toBeLessThanOrEqual(6_400_000);
  });

  it('weighs at most 14 MB without the live portal', () => {
    const isLive = /^assets\/(pglite|initdb|seed|startBackEnd)-/;
    const files = readdirSync(published, { recursive: true, encoding: 'utf8' }).map((name) => ({
      name: name.replaceAll('\\', '/'),
      entry: statSync(join(published, name)),
    }));
    expect(files.filter(({ name }) => isLive.test(name))).toHaveLength(5);
    const weight = files
      .filter(({ name, entry }) => entry.isFile() && !isLive.test(name) && !/^snapshots\//.test(name))
      .reduce((sum, { entry }) => sum + entry.size, 0);
    console.log(`Storybook without the live portal weighs ${Math.round(weight / 1000)} kB`);
    expect(weight).toBeLessThanOrEqual(14_000_000);
  });

  it('shows a screen in its iframe', async () => {
    await page.goto(`${server().url}?path=/story/${heaviest}`);
    await expectDrawn(page.frameLocator('#storybook-preview-iframe'), '#storybook-root > *');
    await expectNoTrouble();
  });

  it('shows a single story in its own typeface', async () => {
    await page.goto(`${server().url}iframe.html?id=screens-access-login--default&viewMode=story`);
    await expectDrawn(page, '#storybook-root > *');
    await expectNoTrouble();
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded).toContain('Geist');
  });

  it('has a trap that closes: another host is an error', async () => {
    await page.goto(`${server().url}iframe.html?id=components-button--default`);
    await page.evaluate(() => fetch('https://storybook.js.org/versions.json').catch(() => undefined));
    expect(troubles).toContain('asks elsewhere: https://storybook.js.org/versions.json');
  });
});

/** Runs in the page: shows another page, as a press in the sidebar does. */
function showDocs(storyId: string) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, story: object) => void };
  };
  document.querySelector('#storybook-docs h1')?.setAttribute('data-left', '');
  channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
}

// No retries: a missing file is requested only once, so a retry would pass.
describe('its pages', { retry: 0 }, () => {
  // One page for all, so scripts load once. The first test reports a missing one.
  beforeAll(async () => {
    context = await browser().newContext();
    await openWatched(true);
    // Accessibility runs after rendering, and navigation would cancel its script.
    const axe = page.waitForResponse(/\/assets\/axe-/);
    await page.goto(`${server().url}iframe.html?id=${typefaces}&viewMode=story`);
    await expectDrawn(page, '#storybook-root > *');
    await (await axe).finished();
    await expectNoTrouble();
  });
  // Checked without waiting, because a board keeps loading its states while it is open.
  afterEach(expectNothingAmiss);
  afterAll(() => context.close());

  it.each(pages)('shows the page %s', async (id) => {
    await page.evaluate(showDocs, id);
    await expectDrawn(page, '#storybook-docs h1:not([data-left])');
  });
});
