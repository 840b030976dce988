import { useEffect, useState } from 'react';
import { whenIdle } from '@portal/portal-core/browser/chunks';

/** How long a page must be idle, in ms. */
const rest = 2000;

/**
 * True when the page has been idle for a while, without `busy`, and the browser is idle. It delays prefetching, which
 * must not compete with the first screen and its data.
 */
export function useIdle(busy = false): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(
    function waitForRest() {
      if (idle || busy) return;
      let cancel: (() => void) | undefined;
      const timer = setTimeout(() => {
        cancel = whenIdle(() => setIdle(true));
      }, rest);
      return () => {
        clearTimeout(timer);
        cancel?.();
      };
    },
    [idle, busy],
  );
  return idle;
}
