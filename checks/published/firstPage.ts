import { beforeAll, beforeEach } from 'vitest';
import { type Page, servedStorybook } from './servedStorybook';

/** The first page of the built Storybook, open before each test of a file: what it shows, and its links. */
export function atFirstPage() {
  const { browser, server } = servedStorybook();
  /** One for all, in which the scripts are read once. */
  let context: ReturnType<Page['context']>;
  let page: Page;

  const inFrame = () => page.frameLocator('#storybook-preview-iframe');

  async function open(): Promise<void> {
    page = await context.newPage();
    await page.goto(server().url);
  }

  /** Goes back to the first page by the sidebar; a page whose address has conditions would keep them, so it is left. */
  async function goToStart(): Promise<void> {
    if (!page.url().includes('globals='))
      return page.getByRole('link', { name: 'What do you want to know?' }).click();
    await page.close();
    await open();
  }

  beforeAll(async () => {
    context = await browser().newContext();
    // A page of Storybook's manager takes its time on a machine that is busy; the test has a limit of its own.
    context.setDefaultTimeout(60_000);
    await open();
  });
  beforeEach(goToStart);

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
