import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openBrowser } from '../../scripts/room/browser.mjs';
import { serveFolder, type Served } from '../../scripts/room/serve.mjs';
import { published } from './everyStory';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

/** The first page of the built Storybook, open before each test of a file: what it shows, and its links. */
export function atFirstPage() {
  let browser: Browser;
  let server: Served;
  /** One for all, in which the scripts are read once. */
  let context: ReturnType<Page['context']>;
  let page: Page;

  const inFrame = () => page.frameLocator('#storybook-preview-iframe');

  async function open(): Promise<void> {
    page = await context.newPage();
    await page.goto(server.url);
  }

  /** Goes back to the first page by the sidebar; a page whose address has conditions would keep them, so it is left. */
  async function goToStart(): Promise<void> {
    if (!page.url().includes('globals='))
      return page.getByRole('link', { name: 'What do you want to know?' }).click();
    await page.close();
    await open();
  }

  beforeAll(async () => {
    browser = await openBrowser();
    server = await serveFolder(published);
    context = await browser.newContext();
    // A page of Storybook's manager takes its time on a machine that is busy; the test has a limit of its own.
    context.setDefaultTimeout(60_000);
    await open();
  });
  beforeEach(goToStart);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  return {
    /** All of Storybook, its toolbar too. */
    all: () => page,
    /** What Storybook shows beside its sidebar. */
    inFrame,
    goToStart,
    /** Presses a link of the first page. */
    follow: (name: string) =>
      inFrame().locator('#storybook-docs').getByRole('link', { name, exact: true }).click(),
  };
}
