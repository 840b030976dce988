import { useEffect, useRef } from 'react';

/**
 * Allows one press (SECURITY T12). The lock is a ref, so it stops the second click of a double click before
 * any render. It unlocks when the returned promise settles, when `busy` ends, when `answer` changes, or when
 * `open` changes.
 */
export function useSinglePress<Args extends unknown[]>(
  act: (...args: Args) => unknown,
  { open, busy, answer }: { open: boolean; busy: boolean; answer?: unknown },
) {
  const pressed = useRef(false);
  useEffect(() => {
    if (!busy) pressed.current = false;
  }, [open, busy, answer]);
  return (...args: Args) => {
    if (pressed.current || busy) return;
    pressed.current = true;
    const unlock = () => {
      pressed.current = false;
    };
    const work = act(...args);
    if (work instanceof Promise) void work.then(unlock, unlock);
  };
}
