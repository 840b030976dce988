import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { leaversFor } from './fit';

interface Fit {
  /** How many of the columns that may leave have left. */
  left: number;
  /** The width that the table wants at least, where even without them it is wider than its place. */
  needs: number | undefined;
}

const everything: Fit = { left: 0, needs: undefined };

/** What the headings say of their columns: each has the id of its own. */
function getWidths(table: Element): Map<string, number> {
  const headings = table.querySelectorAll<HTMLElement>('thead th[data-column]');
  return new Map([...headings].map((heading) => [heading.dataset['column'] ?? '', heading.offsetWidth]));
}

/**
 * Which columns of the table in `box` have room. With other rows, or in another width, all are tried again. Only
 * the table's own least widths count, and nothing that an earlier answer widened.
 *
 * `rows` is a text that changes when other rows come. `order` has the ids of the columns that may leave, a line each.
 */
export function useFit(box: RefObject<HTMLElement | null>, rows: string, order: string): Fit {
  const [fit, setFit] = useState(everything);
  const [seen, setSeen] = useState(rows);
  if (seen !== rows) {
    setSeen(rows);
    // Where cards stand, they stay until there is more room: a page that changes form as it is turned is restless.
    if (fit.needs === undefined) setFit(everything);
  }

  useLayoutEffect(
    function dropWhatDoesNotFit() {
      const room = box.current?.clientWidth ?? 0;
      const table = box.current?.querySelector('table');
      if (!table || table.offsetWidth <= room) return;
      const standing = order === '' ? [] : order.split('\n').slice(fit.left);
      const more = Math.max(1, leaversFor(getWidths(table), standing, room));
      setFit(
        standing.length === 0
          ? { ...fit, needs: table.offsetWidth }
          : { left: fit.left + more, needs: undefined },
      );
    },
    [box, fit, order, rows],
  );

  useEffect(
    function tryAgainInAnotherWidth() {
      const element = box.current;
      if (!element) return;
      let width = element.clientWidth;
      const observer = new ResizeObserver(() => {
        const room = element.clientWidth;
        const table = element.querySelector('table');
        const grew = table !== null && table.offsetWidth > room;
        if (room === width && !grew) return;
        width = room;
        // Without a change React draws nothing, so a new object it is.
        setFit((now) => (now.needs !== undefined && room < now.needs ? now : { ...everything }));
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [box],
  );
  return fit;
}
