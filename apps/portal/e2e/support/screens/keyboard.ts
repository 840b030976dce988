import type { Locator, Page } from '@playwright/test';

/** Windows that a phone's keyboard leaves. */
const windowsAboveKeyboard = [
  { width: 390, height: 400 },
  { width: 740, height: 200 },
];

/**
 * Covers the lower part of the window as the keyboard of a phone that doesn't resize the page does. Undefined ends it.
 */
const coverWindow = (page: Page, height: number | undefined) =>
  page.evaluate((left) => {
    const view = window.visualViewport;
    if (!view) return;
    if (left === undefined) delete (view as { height?: number }).height;
    else Object.defineProperty(view, 'height', { configurable: true, get: () => left });
    view.dispatchEvent(new Event('resize'));
  }, height);

/**
 * Opens a phone's keyboard of both kinds and focuses every field in `form`. Returns those that aren't in
 * sight with their errors, and their number.
 */
export async function findCoveredParts(page: Page, form: Locator) {
  let count = 0;
  const covered: string[] = [];
  for (const size of windowsAboveKeyboard)
    for (const how of ['resizes the page', 'covers the page']) {
      const doCover = how === 'covers the page';
      await page.setViewportSize(doCover ? { ...size, height: size.width === 390 ? 844 : 360 } : size);
      if (doCover) await coverWindow(page, size.height);
      const found = await findCoveredFields(page, form);
      count += found.count;
      covered.push(...found.covered.map((part) => `${size.width} × ${size.height}, ${how}: ${part}`));
      await coverWindow(page, undefined);
    }
  return { covered, count };
}

/** Focuses every field of `form` that opens a keyboard. */
async function findCoveredFields(page: Page, form: Locator) {
  const fields = await form
    .locator(
      'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=range], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled)',
    )
    .all();
  const covered: string[] = [];
  for (const field of fields) {
    await field.focus();
    // The page scrolls in the next frame, and a toast gives way in the one after.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    });
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
