import isChromatic from 'chromatic/isChromatic';

/**
 * True in tests, in screenshots (Chromatic, ours, any address with `?visual`) and in a board's iframes. The clock stops
 * and nothing moves, so repeated screenshots are identical.
 */
const picture = new URLSearchParams(location.search).has('visual');
export const isFrozen = isChromatic() || navigator.webdriver || picture;

/** Prevents focus in an iframe from scrolling the pages around it, which would make a board jump. */
function keepAround(): void {
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const focus: unknown = Object.getOwnPropertyDescriptor(prototype, 'focus')?.value;
    if (typeof focus !== 'function') continue;
    prototype.focus = function (options) {
      Reflect.apply(focus, this, [{ ...options, preventScroll: true }]);
    };
  }
  Element.prototype.scrollIntoView = () => {};
}

/**
 * Finishes every animation and transition, and hides the caret. In a screenshot's iframe, the pages around it don't
 * scroll.
 */
export function freezeMotion(): void {
  if (!isFrozen || document.getElementById('frozen-motion')) return;
  watchInput();
  if (picture && window.parent !== window) keepAround();
  const style = document.createElement('style');
  style.id = 'frozen-motion';
  style.textContent = `*, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }`;
  document.head.append(style);
}

const focusEvents = ['blur', 'focus', 'focusin', 'focusout'];
let isByKeys = false;

/** Remembers what moved the focus last, because a browser draws its ring by guess after events of a play. */
function watchInput(): void {
  addEventListener('keydown', () => (isByKeys = true), { capture: true });
  addEventListener('pointerdown', () => (isByKeys = false), { capture: true });
}

/** Focuses the same element again, with a ring after keys and without one after a press. The story doesn't notice. */
function drawFocus(): void {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || focused === document.body) return;
  const hush = (event: Event) => event.stopImmediatePropagation();
  for (const type of focusEvents) addEventListener(type, hush, { capture: true });
  focused.blur();
  focused.focus({ preventScroll: true, focusVisible: isByKeys });
  for (const type of focusEvents) removeEventListener(type, hush, { capture: true });
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Waits until a frame passes without a change of the page, at most for two seconds. */
async function waitForQuiet(): Promise<void> {
  const until = performance.now() + 2000;
  const watch = new MutationObserver(() => {});
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0; quiet < 3 && performance.now() < until; quiet += 1) {
    await nextFrame();
    if (watch.takeRecords().length > 0) quiet = -1;
  }
  watch.disconnect();
}

/** Ends every play in the same picture: images are there, nothing moves any more, and the focus has its ring by rule. */
export async function settle(): Promise<void> {
  await Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  await waitForQuiet();
  drawFocus();
  if (picture || window.parent === window) scrollTo(0, 0);
  await nextFrame();
}
