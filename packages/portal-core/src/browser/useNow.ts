import { serverNow, watchServerClock } from '@portal/ui/text/format/serverClock';
import { useEffect, useState } from 'react';

/** The server's time in ms since 1970, updated each minute, for relative times. */
export function useNow(everyMs = 60_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(
    function tick() {
      const look = () => setNow(serverNow());
      const timer = setInterval(look, everyMs);
      const stop = watchServerClock(look);
      return () => {
        stop();
        clearInterval(timer);
      };
    },
    [everyMs],
  );
  return now;
}
