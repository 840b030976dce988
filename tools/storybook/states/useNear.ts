import { useEffect, useState, type RefObject } from 'react';

/** The distance from the viewport within which an iframe is mounted. Farther iframes are unmounted. */
const rootMargin = '900px 0px';

/** Returns whether an element is in or near the viewport, and its width in px. */
export function useNear(element: RefObject<HTMLElement | null>): { near: boolean; width: number } {
  const [near, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(
    function watch() {
      if (!element.current) return;
      const view = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
        rootMargin,
      });
      const size = new ResizeObserver((entries) => setWidth(entries.at(-1)?.contentRect.width ?? 0));
      view.observe(element.current);
      size.observe(element.current);
      return () => {
        view.disconnect();
        size.disconnect();
      };
    },
    [element],
  );
  return { near: near && width > 0, width };
}
