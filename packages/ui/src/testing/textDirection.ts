const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** The arrow keys along and against the page's text, as `userEvent.keyboard` takes them. */
export const getArrows = () =>
  isRightToLeft()
    ? { next: '{ArrowLeft}', previous: '{ArrowRight}' }
    : { next: '{ArrowRight}', previous: '{ArrowLeft}' };

/** The `clientX` of a place in an element, in px from where its text starts. */
export function clientXFromStart(element: Element, distance: number): number {
  const { left, right } = element.getBoundingClientRect();
  return isRightToLeft() ? right - distance : left + distance;
}
