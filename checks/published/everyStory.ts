import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../../scripts/room/browser.mjs';
import { serveFolder } from '../../scripts/room/serve.mjs';

/** The built Storybook. */
export const published = fileURLToPath(new URL('../../storybook-static', import.meta.url));

interface Entry {
  id: string;
  type: 'story' | 'docs';
  importPath: string;
  tags: string[];
}

export const entries = Object.values(
  (JSON.parse(readFileSync(`${published}/index.json`, 'utf8')) as { entries: Record<string, Entry> }).entries,
);

interface ArgType {
  control?: { type?: string; disable?: boolean };
}

interface Preview {
  ready: () => Promise<void>;
  loadStory: (story: { storyId: string }) => Promise<{
    argTypes: Record<string, ArgType>;
    parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, unknown> } };
  }>;
}

/** Runs in the page: of each story its photographs, and its controls as `arg type`. */
async function loadStories(ids: string[]) {
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  await preview.ready();
  const stories = await Promise.all(ids.map((storyId) => preview.loadStory({ storyId })));
  return stories.map(({ argTypes, parameters: { chromatic } }) => ({
    photographs: chromatic?.disableSnapshot ? 0 : Object.keys(chromatic?.modes ?? {}).length,
    controls: Object.entries(argTypes).map(
      ([arg, { control }]) => `${arg} ${control?.disable ? 'none' : control?.type}`,
    ),
  }));
}

async function loadAll() {
  const stories = entries.filter(({ type }) => type === 'story');
  const server = await serveFolder(published);
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(`${server.url}iframe.html?id=none--none&viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const loaded = await page.evaluate(
    loadStories,
    stories.map(({ id }) => id),
  );
  await browser.close();
  await server.close();
  return stories.map((entry, at) => ({ ...entry, photographs: 0, controls: [], ...loaded[at] }));
}

let all: ReturnType<typeof loadAll> | undefined;

/** Every story with what it declares. All their modules are loaded for it, once for all tests. */
export const everyStory = () => (all ??= loadAll());
