import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../../storybook/run/browser.mjs';
import { serveFolder } from '../../storybook/run/serve.mjs';
import { published } from './everyStory';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;

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
