import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../scripts/room/browser.mjs';
import { serveFolder, type Served } from '../../scripts/room/serve.mjs';

const published = fileURLToPath(new URL('../../storybook-static', import.meta.url));

interface ArgType {
  control?: { type?: string; disable?: boolean };
  options?: string[];
}

interface Preview {
  ready: () => Promise<void>;
  loadStory: (story: { storyId: string }) => Promise<{ argTypes: Record<string, ArgType> }>;
}

let browser: Awaited<ReturnType<typeof openBrowser>>;
let server: Served;

beforeAll(async () => {
  browser = await openBrowser();
  server = await serveFolder(published);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Runs in the page: every control of every story, as `story arg type`. */
async function controlsOf(ids: string[]) {
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  await preview.ready();
  const stories = await Promise.all(ids.map((storyId) => preview.loadStory({ storyId })));
  return stories.flatMap(({ argTypes }, at) =>
    Object.entries(argTypes).map(
      ([arg, { control }]) => `${ids[at]} ${arg} ${control?.disable ? 'none' : control?.type}`,
    ),
  );
}

it('Controls never show a raw object', async () => {
  const { entries } = JSON.parse(readFileSync(`${published}/index.json`, 'utf8')) as {
    entries: Record<string, { id: string; type: string; tags: string[] }>;
  };
  const shown = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('dev'));
  const page = await browser.newPage();
  await page.goto(`${server.url}iframe.html?id=none--none&viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const controls = await page.evaluate(
    controlsOf,
    shown.map(({ id }) => id),
  );
  await page.close();
  expect(controls.filter((one) => one.endsWith(' select')).length).toBeGreaterThan(500);
  expect(controls.filter((one) => / (object|file)$/.test(one))).toEqual([]);
});

it('a choice of Controls is an address, and draws what its story gives', async () => {
  const page = await browser.newPage();
  const drawn = async (args: string) => {
    await page.goto(`${server.url}iframe.html?id=screens-withdraw-withdraw--overview&viewMode=story${args}`);
    await page.getByRole('heading', { level: 1, name: 'Withdraw' }).waitFor();
    const form = page.getByRole('form', { name: 'Withdraw' });
    return form.isVisible();
  };
  expect(await drawn('')).toBe(true);
  expect(await drawn('&args=page:Failed')).toBe(false);
  await page.close();
});
