import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls once when the element comes near the window, or right away in a browser that can't tell. */
export function useNear(element: RefObject<HTMLElement | null>, onNear: (() => void) | undefined): void {
  const near = useEffectEvent(() => onNear?.());
  const isAsked = onNear !== undefined;
  useEffect(
    function watchPosition() {
      if (!isAsked || !element.current) return;
      if (typeof IntersectionObserver === 'undefined') {
        near();
        return;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          near();
        },
        { rootMargin: '50% 0px' },
      );
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element, isAsked],
  );
}
