import type { Page } from '@playwright/test';
import { isMembers, screenPaths, visitScreens } from './support/screens/visitScreens';
import { expect, nightly, test } from './support/test';

const widths = [390, 820, 1280, 1440];

/** Refresh buttons without anything else in their line, or before the rows that they refresh. */
const selectMisplaced = (page: Page) =>
  page.locator('main').evaluate((main) => {
    /** In px: two lines of text next to a button have its middle between them. */
    const near = 8;
    const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1;
    const getTexts = (element: Element) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: { node: Node; box: DOMRect }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        range.selectNodeContents(node);
        boxes.push({ node, box: range.getBoundingClientRect() });
      }
      const controls = [...element.querySelectorAll('button, input, select')];
      return [...boxes, ...controls.map((node) => ({ node, box: node.getBoundingClientRect() }))];
    };
    const found: string[] = [];
    const buttons = [...main.querySelectorAll<HTMLElement>('button[aria-keyshortcuts="r"]')];
    for (const button of buttons) {
      const container = button.closest('section') ?? main;
      const { top, height } = button.getBoundingClientRect();
      const middle = top + height / 2;
      const neighbours = getTexts(container).filter(
        ({ node, box }) =>
          !button.parentElement?.contains(node) &&
          isSeen(box) &&
          box.top <= middle + near &&
          box.bottom >= middle - near,
      );
      if (neighbours.length === 0) found.push(`${button.ariaLabel}: alone`);
      const rows = [...container.querySelectorAll('[data-opener]')];
      if (rows.some((row) => button.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING))
        found.push(`${button.ariaLabel}: before its rows`);
    }
    return { found, count: buttons.length };
  });

/** Rows of a list on a phone: never a table, and never higher than two lines. */
const getHighRows = (page: Page) =>
  page
    .locator('main li:has(> [data-opener])')
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().height > 80).length);

test(
  'on every screen the refresh shares a line, after its rows, and phones have one kind of row',
  nightly,
  async ({ page, sandbox }) => {
    test.slow();
    const misplaced: string[] = [];
    let refreshed = 0;
    const judge = async (path: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const { found, count } = await selectMisplaced(page);
        refreshed += count;
        misplaced.push(...found.map((what) => `${path} at ${width} px: ${what}`));
      }
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await getHighRows(page), `${path}: rows higher than two lines`).toBe(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await visitScreens(page, sandbox, judge, screenPaths.filter(isMembers));
    expect(misplaced).toEqual([]);
    expect(refreshed).toBeGreaterThan(15 * widths.length);
  },
);
