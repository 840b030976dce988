import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The first visible row of a scrolling list, and the number of visible rows. It changes only by whole rows.
 */
export function useSeenRows(list: RefObject<HTMLElement | null>, rowPixels: number) {
  const [seen, setSeen] = useState({ first: 0, count: 0 });
  useLayoutEffect(
    function followScroll() {
      const element = list.current;
      if (!element) return;
      const measure = () => {
        const first = Math.max(0, Math.floor(element.scrollTop / rowPixels));
        const count = Math.ceil(element.clientHeight / rowPixels);
        setSeen((now) => (now.first === first && now.count === count ? now : { first, count }));
      };
      measure();
      element.addEventListener('scroll', measure, { passive: true });
      const sizes = new ResizeObserver(measure);
      sizes.observe(element);
      return () => {
        element.removeEventListener('scroll', measure);
        sizes.disconnect();
      };
    },
    [list, rowPixels],
  );
  return seen;
}
