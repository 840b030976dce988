import isChromatic from 'chromatic/isChromatic';

/**
 * True where nobody watches: tests, photographs (Chromatic's, ours, anything with `?visual`) and the frames of a board.
 * There the clock stands and nothing moves, so that two pictures of one story are the same.
 */
const picture = new URLSearchParams(location.search).has('visual');
export const still = isChromatic() || navigator.webdriver || picture;

/** An element that takes the focus in a frame scrolls the pages around it too, so a board would jump while it plays. */
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

/** Ends every animation and transition at once and hides the caret. In a picture's frame, nothing around it moves. */
export function holdStill(): void {
  if (!still || document.getElementById('still')) return;
  if (picture && window.parent !== window) keepAround();
  const style = document.createElement('style');
  style.id = 'still';
  style.textContent = `*, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }`;
  document.head.append(style);
}
