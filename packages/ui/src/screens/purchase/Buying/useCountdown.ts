import { useEffect, useEffectEvent, useState } from 'react';
import { steadyClock } from '../../../text/format/steadyClock';

const second = 1000;

/** Whole seconds left of `ms`. Calls `onDue` at the end, unless the component is unmounted by then (T26). */
export function useCountdown(ms: number, onDue: () => void): number {
  const [left, setLeft] = useState(Math.ceil(ms / second));
  const due = useEffectEvent(onDue);
  useEffect(
    function countDown() {
      const end = steadyClock.now() + ms;
      const ticks = setInterval(
        () => setLeft(Math.max(0, Math.ceil((end - steadyClock.now()) / second))),
        second,
      );
      const timer = setTimeout(() => due(), ms);
      return () => {
        clearInterval(ticks);
        clearTimeout(timer);
      };
    },
    [ms],
  );
  return left;
}
