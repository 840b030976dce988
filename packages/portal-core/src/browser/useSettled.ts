import { useEffect, useState } from 'react';

/** A value that has been stable for `pause` ms, so half-typed words start no search. */
export function useSettled<T>(value: T, pause = 200): T {
  const [settled, setSettled] = useState(value);
  useEffect(
    function settle() {
      const timer = setTimeout(() => setSettled(value), pause);
      return () => clearTimeout(timer);
    },
    [value, pause],
  );
  return settled;
}
