import { useLayoutEffect, useState, type RefObject } from 'react';

const isHigher = (element: HTMLElement) => element.scrollHeight > element.clientHeight + 1;

/** Whether the content of a box is higher than the box, updated when either changes. */
export function useOverflow(box: RefObject<HTMLElement | null>) {
  const [overflows, setOverflows] = useState(false);
  // Before the first paint, so what follows the box doesn't move.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    setOverflows(isHigher(element));
    const observer = new ResizeObserver(() => setOverflows(isHigher(element)));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
