import type { Page } from '@playwright/test';
import { recordToasts } from '../journeys/look';

/** Returns the names of the chunks that the page had requested for use when a selector first matched. */
export async function chunksUntil(
  page: Page,
  selector: string,
  open: () => Promise<unknown>,
): Promise<string[]> {
  await page.addInitScript((watched) => {
    const note = () => {
      // A fetched script is prefetched, and not used yet.
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, initiatorType }) => name.endsWith('.js') && initiatorType !== 'fetch')
        .map(({ name }) => name);
      (window as unknown as { scriptsAtFirstUse?: string[] }).scriptsAtFirstUse ??= scripts;
    };
    new MutationObserver((_records, observer) => {
      if (!document.querySelector(watched)) return;
      observer.disconnect();
      note();
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  await open();
  await page.locator(selector).first().waitFor();
  const names = await page.evaluate(
    () => (window as unknown as { scriptsAtFirstUse?: string[] }).scriptsAtFirstUse,
  );
  return (names ?? [])
    .filter((name) => name.includes('/static/js/'))
    .map((name) => name.split('/').at(-1) ?? '');
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records layout shifts (CLS) while the page loads, with their elements. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const state = window as unknown as { shifts: string[] };
    state.shifts = [];
    const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          state.shifts.push(
            `${value.toFixed(6)} ${node?.nodeName ?? ''} "${node?.textContent?.slice(0, 40) ?? ''}": ${rect(previousRect)} to ${rect(currentRect)}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/**
 * Records controls that move away from a finger while the page loads: in sight and enabled, by more than half their
 * size between two frames.
 */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const state = window as unknown as { moves: string[] };
    state.moves = [];
    const positions = new WeakMap<Element, { x: number; y: number }>();
    const look = () => {
      for (const control of document.querySelectorAll(
        'main :is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled)',
      )) {
        const { left, top, width, height } = control.getBoundingClientRect();
        const position = { x: left + scrollX, y: top + scrollY };
        const before = positions.get(control) ?? position;
        const across = Math.round(position.x - before.x);
        const along = Math.round(position.y - before.y);
        // A file input is hidden in its label.
        if (width > 8 && (Math.abs(across) > width / 2 || Math.abs(along) > height / 2))
          state.moves.push(
            `${control.nodeName} "${control.textContent || control.getAttribute('aria-label')}" by ${across}, ${along} px`,
          );
        if (width > 0 && top < innerHeight && top + height > 0) positions.set(control, position);
        else positions.delete(control);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}

/** Records every toast that the page shows from now on, in order. */
export async function watchToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordToasts);
  return () => page.evaluate(() => (window as unknown as { toasts: string[] }).toasts);
}
