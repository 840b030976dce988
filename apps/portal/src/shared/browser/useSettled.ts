import { useEffect, useState } from 'react';

/** A value once it has stood for `pause` ms: nobody wants to know what a half typed word would have found. */
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
