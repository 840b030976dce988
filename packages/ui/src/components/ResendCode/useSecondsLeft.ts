import { useEffect, useState } from 'react';
import { steadyClock } from '../../text/format/steadyClock';

const secondsUntil = (deadline: number | undefined) =>
  deadline === undefined ? 0 : Math.max(0, Math.ceil((deadline - steadyClock.now()) / 1000));

/**
 * Whole seconds until a deadline of the steady clock, which stays correct when a tab's timers were late.
 * `first` is the count when this deadline was set, for the announcement.
 */
export function useSecondsLeft(deadline: number | undefined): { left: number; first: number } {
  const [count, setCount] = useState(() => start(deadline));
  const current = count.deadline === deadline ? count : start(deadline);
  if (current !== count) setCount(current);

  useEffect(
    function tick() {
      if (secondsUntil(deadline) === 0) return;
      const timer = setInterval(() => {
        const left = secondsUntil(deadline);
        setCount((before) => (before.deadline === deadline ? { ...before, left } : before));
        if (left === 0) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [deadline],
  );
  return current;
}

function start(deadline: number | undefined) {
  const left = secondsUntil(deadline);
  return { deadline, left, first: left };
}
