import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { useEffect, useEffectEvent } from 'react';

/** The interval of D100, in ms. */
const every = 30_000;
/** In ms: one return to a window fires two events, its focus and its visibility. */
const atMostEvery = 2_000;

/** Refetches every 30 s while the page is visible, and when the member returns to it. */
export function useRefreshWhileVisible(refresh: () => void): void {
  const read = useEffectEvent(refresh);
  useEffect(function keepFresh() {
    let last = steadyClock.now();
    const due = (pause: number) => {
      if (document.hidden || !navigator.onLine || steadyClock.now() - last < pause) return;
      last = steadyClock.now();
      read();
    };
    const onReturn = () => due(atMostEvery);
    const timer = setInterval(() => due(every - atMostEvery), every);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}
