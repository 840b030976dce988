import { useEffect, useEffectEvent } from 'react';

/** What a query hook says of its last request, in ms since 1970. */
interface Refreshed {
  startedTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/** The shortest time between two refreshes, in ms, for members who go to and fro between windows. */
const refreshedWithin = 60_000;

/** Reads again when the member comes back to this window, for what changes without them. */
export function useRefreshOnReturn({ startedTimeStamp, refetch }: Refreshed): void {
  const refresh = useEffectEvent(() => {
    if (document.hidden || startedTimeStamp === undefined) return;
    // A read of the future is one from before the device's clock was set back.
    if (Math.abs(Date.now() - startedTimeStamp) >= refreshedWithin) refetch();
  });
  useEffect(function listenForReturn() {
    const onReturn = () => refresh();
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}
