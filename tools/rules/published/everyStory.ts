import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../../storybook/run/browser.mjs';
import { serveFolder } from '../../storybook/run/serve.mjs';

/** The built Storybook. */
export const published = fileURLToPath(new URL('../../../storybook-static', import.meta.url));

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

/** Runs in the page. Returns each story's screenshots, and its controls as `arg type`. */
async function loadStories(stories: Entry[]) {
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  await preview.ready();
  return Promise.all(
    stories.map(async (story) => {
      const { argTypes, parameters } = await preview.loadStory({ storyId: story.id });
      const { disableSnapshot, modes = {} } = parameters.chromatic ?? {};
      return {
        ...story,
        photographs: disableSnapshot ? 0 : Object.keys(modes).length,
        controls: Object.entries(argTypes).map(
          ([arg, { control }]) => `${arg} ${control?.disable ? 'none' : control?.type}`,
        ),
      };
    }),
  );
}

async function loadAll() {
  const stories = entries.filter(({ type }) => type === 'story');
  const server = await serveFolder(published);
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(`${server.url}iframe.html?id=none--none&viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const loaded = await page.evaluate(loadStories, stories);
  await browser.close();
  await server.close();
  return loaded;
}

let all: ReturnType<typeof loadAll> | undefined;

/** Every story with its declarations. All their modules load once for all tests. */
export const everyStory = () => (all ??= loadAll());
