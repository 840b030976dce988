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
