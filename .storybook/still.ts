import isChromatic from 'chromatic/isChromatic';

/**
 * True where nobody watches: tests, photographs (Chromatic's, ours, anything with `?visual`) and the frames of a board.
 * There the clock stands and nothing moves, so that two pictures of one story are the same.
 */
export const still =
  isChromatic() || navigator.webdriver || new URLSearchParams(location.search).has('visual');

/** True in a page of Vitest. */
export const inTest = '__vitest_browser__' in globalThis;

/** Ends every animation and transition at once and hides the caret. */
export function holdStill(): void {
  if (!still || document.getElementById('still')) return;
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
