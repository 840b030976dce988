import { useEffect, useEffectEvent } from 'react';
import { refetchIfStarted } from '../calls/refetchIfStarted';

/** The state of a query hook's last request, in ms since 1970. */
interface Refreshed {
  startedTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/** Minimum pause between two refreshes, in ms, for members who switch windows often. */
const refreshedWithin = 60_000;

/** Refetches data that changes without the member when they return to this window. */
export function useRefreshOnReturn({ startedTimeStamp, refetch }: Refreshed): void {
  const refresh = useEffectEvent(() => {
    if (document.hidden || startedTimeStamp === undefined) return;
    // A read in the future means that the device's clock was set back.
    if (Math.abs(Date.now() - startedTimeStamp) >= refreshedWithin) refetchIfStarted(refetch);
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
