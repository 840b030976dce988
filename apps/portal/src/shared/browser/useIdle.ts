import { useEffect, useState } from 'react';
import { whenIdle } from './chunks';

/** How long a page has to be at rest, in ms. */
const rest = 2000;

/**
 * True once the page has been at rest for a while, without `busy`, and the browser is idle. It holds back what nobody
 * has asked for yet, because that must not compete with the first screen and its data.
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
