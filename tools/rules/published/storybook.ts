import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../../storybook/run/browser.mjs';
import { listSnapshots } from '../../storybook/run/listSnapshots.mjs';
import { serveFolder } from '../../storybook/run/serve.mjs';

/** The built Storybook. */
export const published = fileURLToPath(new URL('../../../storybook-static', import.meta.url));

interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  importPath: string;
  tags: string[];
}

export const entries = Object.values(
  (JSON.parse(readFileSync(`${published}/index.json`, 'utf8')) as { entries: Record<string, Entry> }).entries,
);

interface ArgType {
  description?: string;
  table?: { disable?: boolean };
  control?: { type?: string; disable?: boolean };
}

interface Preview {
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, { argTypes: Record<string, ArgType> }>>;
}

/** Runs in the page. Returns each story's controls as `arg type`, and its props without a description, by its id. */
async function loadControls() {
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  await preview.ready();
  return Object.fromEntries(
    Object.entries(await preview.extract()).map(([id, { argTypes }]) => [
      id,
      {
        controls: Object.entries(argTypes).map(
          ([arg, { control }]) => `${arg} ${control?.disable ? 'none' : control?.type}`,
        ),
        undescribed: Object.entries(argTypes)
          .filter(([, { description, table }]) => !description && !table?.disable)
          .map(([arg]) => arg),
      },
    ]),
  );
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Serves the built Storybook to a browser while something is read from it. */
async function withBrowser<T>(read: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  const server = await serveFolder(published);
  const browser = await openBrowser();
  const found = await read(browser, server.url);
  await browser.close();
  await server.close();
  return found;
}

const listStories = () =>
  withBrowser(async (browser, url) => {
    const page = await browser.newPage();
    await page.goto(`${url}iframe.html?id=none--none&viewMode=story`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    const controls = await page.evaluate(loadControls);
    return entries
      .filter(({ type }) => type === 'story')
      .map((story) => ({ ...story, ...(controls[story.id] ?? { controls: [], undescribed: [] }) }));
  });

let stories: ReturnType<typeof listStories> | undefined;
let snapshots: ReturnType<typeof listSnapshots> | undefined;

/** Every story with its controls. All their modules load once for all tests. */
export const everyStory = () => (stories ??= listStories());

/** Every snapshot that Chromatic takes. Listing loads every story too, so each list is made only where it is read. */
export const everySnapshot = () => (snapshots ??= withBrowser(listSnapshots));

/**
 * Serves a built Storybook from a plain web server, at a path, and opens a browser. Both exist for the tests of one
 * file.
 */
export function servedStorybook(path?: string, folder = published) {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    browser = await openBrowser();
    server = await serveFolder(folder, path);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return { browser: () => browser, server: () => server };
}

/** Opens the first page of the built Storybook before each test of a file. Returns its content and its links. */
export function atFirstPage(folder?: string) {
  const { browser, server } = servedStorybook(undefined, folder);
  /** One context for all, so scripts load once. */
  let context: ReturnType<Page['context']>;
  let page: Page;

  const inFrame = () => page.frameLocator('#storybook-preview-iframe');

  async function open(): Promise<void> {
    page = await context.newPage();
    await page.goto(server().url);
  }

  /**
   * Returns to the first page by the sidebar. A page with globals in its address would keep them, so it is reloaded.
   */
  async function goToStart(): Promise<void> {
    if (!page.url().includes('globals='))
      return page.getByRole('link', { name: 'What do you want to know?' }).click();
    await page.close();
    await open();
  }

  beforeAll(async () => {
    context = await browser().newContext();
    // Storybook's manager is slow on a busy machine. The test has its own limit.
    context.setDefaultTimeout(60_000);
    await open();
  });
  beforeEach(goToStart);

  return {
    /** All of Storybook, including its toolbar. */
    all: () => page,
    /** The content next to Storybook's sidebar. */
    inFrame,
    goToStart,
    /** Presses a link of the first page. */
    follow: (name: string) =>
      inFrame().locator('#storybook-docs').getByRole('link', { name, exact: true }).click(),
  };
}
