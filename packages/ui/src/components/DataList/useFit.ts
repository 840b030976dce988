import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The number of columns to hide to make the rest fit. `widths` are the least widths of the visible columns by
 * id. `order` has the ids that may be hidden, the first to hide first.
 */
export function leaversFor(
  widths: ReadonlyMap<string, number>,
  order: readonly string[],
  available: number,
): number {
  let sum = [...widths.values()].reduce((total, width) => total + width, 0);
  for (const [count, id] of order.entries()) {
    if (sum <= available) return count;
    sum -= widths.get(id) ?? 0;
  }
  return order.length;
}

interface Fit {
  /** The number of hidden columns. */
  left: number;
  /** The table's least width, if it doesn't fit even with these columns hidden. */
  needs: number | undefined;
}

const everything: Fit = { left: 0, needs: undefined };

/** The heading widths by column id. */
function getWidths(table: Element): Map<string, number> {
  const headings = table.querySelectorAll<HTMLElement>('thead th[data-column]');
  return new Map([...headings].map((heading) => [heading.dataset['column'] ?? '', heading.offsetWidth]));
}

/**
 * The columns of the table in `box` that fit. New rows or a new width measure all columns again, using only
 * the table's own least widths.
 *
 * `rows` is a text that changes with the rows. `order` has the ids of the columns that may be hidden, one per
 * line.
 */
export function useFit(box: RefObject<HTMLElement | null>, rows: string, order: string): Fit {
  const [fit, setFit] = useState(everything);
  const [seen, setSeen] = useState(rows);
  if (seen !== rows) {
    setSeen(rows);
    // Cards stay until there is more room, because a layout that changes between pages is distracting.
    if (fit.needs === undefined) setFit(everything);
  }

  useLayoutEffect(
    function dropWhatDoesNotFit() {
      const table = box.current?.querySelector('table');
      // Reading a width lays the page out, which two lines a row don't need.
      if (!table) return;
      const available = box.current?.clientWidth ?? 0;
      if (table.offsetWidth <= available) return;
      const standing = order === '' ? [] : order.split('\n').slice(fit.left);
      const more = Math.max(1, leaversFor(getWidths(table), standing, available));
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
      let width: number | undefined;
      let frame = 0;
      const measure = () => {
        const available = element.clientWidth;
        // The first call comes with the first layout.
        width ??= available;
        const table = element.querySelector('table');
        const grew = table !== null && table.offsetWidth > available;
        if (available === width && !grew) return;
        width = available;
        // React skips equal state, so this needs a new object.
        setFit((now) => (now.needs !== undefined && available < now.needs ? now : { ...everything }));
      };
      // A change of the layout inside of the observer is an error in browsers.
      const observer = new ResizeObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(measure);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        cancelAnimationFrame(frame);
      };
    },
    [box],
  );
  return fit;
}
