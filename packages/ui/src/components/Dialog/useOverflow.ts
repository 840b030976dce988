import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const isHigher = (element: HTMLElement) => element.scrollHeight > element.clientHeight + 1;

const reads = new Set<() => void>();

/**
 * Runs after the commit and before the paint, so what follows a box doesn't move. All boxes of a commit are read
 * together, because each text that is written between two reads would cost a layout of the page.
 */
function readTogether(read: () => void): () => void {
  if (reads.size === 0)
    queueMicrotask(() => {
      const all = [...reads];
      reads.clear();
      flushSync(() => {
        for (const one of all) one();
      });
    });
  reads.add(read);
  return () => reads.delete(read);
}

/** Whether the content of a box is higher than the box, updated when either changes. */
export function useOverflow(box: RefObject<HTMLElement | null>) {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const read = () => setOverflows(isHigher(element));
    const forget = readTogether(read);
    const observer = new ResizeObserver(read);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      forget();
      observer.disconnect();
    };
  }, [box]);
  return overflows;
}
