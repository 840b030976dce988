import type { Page } from '@playwright/test';

/** More presses than any screen has stops. */
const mostStops = 400;

interface Stop {
  /** The element's role or tag and its name, for the report. */
  name: string;
  hidden: boolean;
  again: boolean;
}

/** Judges the focused element. Undefined where the focus has left the page. */
const judgeFocused = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    let element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const focused = element as HTMLElement;
    const again = focused.dataset['walked'] !== undefined;
    focused.dataset['walked'] = '';
    // An invisible control is shown by its label or box.
    let box = focused.getBoundingClientRect();
    while (
      (box.width < 2 || box.height < 2 || getComputedStyle(element).opacity === '0') &&
      element.parentElement
    ) {
      element = element.parentElement;
      box = element.getBoundingClientRect();
    }
    const shown: Element = element;
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
    const isSeen = steps.some((down) =>
      steps.some((along) => {
        const hit = document.elementFromPoint(box.left + box.width * along, box.top + box.height * down);
        return hit !== null && (shown.contains(hit) || hit.contains(focused));
      }),
    );
    const text = focused.ariaLabel ?? focused.innerText;
    const name = `${focused.tagName.toLowerCase()} "${text.trim().slice(0, 40) || focused.getAttribute('name') || focused.id}"`;
    return { name: `${name} ${Math.round(box.top)}..${Math.round(box.bottom)}`, hidden: !isSeen, again };
  });

/** Starts over, before the first stop or behind the last one. */
const leaveFocus = (page: Page, end: 'start' | 'end') =>
  page.evaluate((to) => {
    for (const walked of document.querySelectorAll('[data-walked]')) walked.removeAttribute('data-walked');
    const edge = document.createElement('span');
    edge.tabIndex = -1;
    edge.id = 'edge';
    document.querySelector('#edge')?.remove();
    document.body[to === 'start' ? 'prepend' : 'append'](edge);
    edge.focus({ preventScroll: true });
    window.scrollTo(0, to === 'start' ? 0 : document.body.scrollHeight);
  }, end);

/**
 * Walks by Tab over the page and back. Returns the stops whose focus is wholly covered or out of the window
 * (WCAG 2.4.11), and the number of stops.
 */
export async function findHiddenStops(page: Page): Promise<{ hidden: string[]; stops: number }> {
  const hidden: string[] = [];
  let stops = 0;
  for (const [key, end] of [
    ['Tab', 'start'],
    ['Shift+Tab', 'end'],
  ] as const) {
    await leaveFocus(page, end);
    for (let presses = 0; presses < mostStops; presses += 1) {
      await page.keyboard.press(key);
      const stop = await judgeFocused(page);
      if (!stop || stop.again) break;
      stops += 1;
      if (stop.hidden) hidden.push(`${key}: ${stop.name}`);
    }
  }
  return { hidden, stops };
}
