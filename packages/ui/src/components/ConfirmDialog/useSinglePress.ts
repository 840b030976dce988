import { useEffect, useRef } from 'react';

/**
 * Lets a press through once (SECURITY T12). The lock is a ref, so the second click of a double click finds it closed
 * before anything has rendered. It opens again when the returned promise settles, when `busy` ends, when another
 * `answer` comes, or when `open` changes.
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
