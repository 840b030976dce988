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
