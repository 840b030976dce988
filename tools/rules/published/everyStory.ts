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

async function loadAll() {
  const server = await serveFolder(published);
  const browser = await openBrowser();
  const snapshots = await listSnapshots(browser, server.url);
  const page = await browser.newPage();
  await page.goto(`${server.url}iframe.html?id=none--none&viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const controls = await page.evaluate(loadControls);
  await browser.close();
  await server.close();
  const stories = entries
    .filter(({ type }) => type === 'story')
    .map((story) => ({ ...story, ...(controls[story.id] ?? { controls: [], undescribed: [] }) }));
  return { stories, snapshots };
}

let all: ReturnType<typeof loadAll> | undefined;
const loaded = () => (all ??= loadAll());

/** Every story with its controls. All their modules load once for all tests. */
export const everyStory = async () => (await loaded()).stories;

/** Every snapshot that Chromatic takes. */
export const everySnapshot = async () => (await loaded()).snapshots;
