import { useEffect, useState } from 'react';

/** The time in ms since 1970, updated each minute, for relative times. */
export function useNow(everyMs = 60_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(
    function tick() {
      const timer = setInterval(() => setNow(Date.now()), everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  return now;
}
