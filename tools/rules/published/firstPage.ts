import { beforeAll, beforeEach } from 'vitest';
import { type Page, servedStorybook } from './servedStorybook';

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
