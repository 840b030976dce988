import type { Locator, Page } from '@playwright/test';

/** Windows that a phone's keyboard leaves. */
export const windowsAboveKeyboard = [
  { width: 390, height: 400 },
  { width: 740, height: 200 },
];

/**
 * Covers the lower part of the window as the keyboard of a phone that doesn't resize the page does. Undefined ends it.
 */
export const coverWindow = (page: Page, height: number | undefined) =>
  page.evaluate((left) => {
    const view = window.visualViewport;
    if (!view) return;
    if (left === undefined) delete (view as { height?: number }).height;
    else Object.defineProperty(view, 'height', { configurable: true, get: () => left });
    view.dispatchEvent(new Event('resize'));
  }, height);

/** Focuses every field in `form`. Returns the fields that aren't in sight with their errors, and the number of fields. */
export async function findCoveredFields(page: Page, form: Locator) {
  const fields = await form
    .locator('input:not([type=hidden], [type=file], [hidden], :disabled), select, textarea')
    .all();
  const covered: string[] = [];
  for (const field of fields) {
    await field.focus();
    // The page scrolls in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const fault = await field.evaluate((element: Element) => {
      const height = window.visualViewport?.height ?? window.innerHeight;
      const isSeen = (part: Element) => {
        const { top, bottom, left, width } = part.getBoundingClientRect();
        if (top < -1 || bottom > height + 1) return false;
        const hit = document.elementFromPoint(left + Math.min(width, 20) / 2, (top + bottom) / 2);
        return hit !== null && (part.contains(hit) || hit.contains(part));
      };
      const texts = (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'));
      const parts = [
        element,
        ...texts.map((id) => document.getElementById(id)).filter((text) => text !== null),
      ];
      // An invisible control is pressed and seen as its label.
      const isDrawn = (part: Element) => getComputedStyle(part).opacity !== '0' && part.clientHeight > 1;
      const missing = parts.filter((part) => isDrawn(part) && !isSeen(part));
      return missing.map(
        (part) =>
          `${part.tagName} ${part.textContent || part.getAttribute('name')} ${JSON.stringify(part.getBoundingClientRect())}`,
      );
    });
    covered.push(...fault);
  }
  return { covered, count: fields.length };
}
