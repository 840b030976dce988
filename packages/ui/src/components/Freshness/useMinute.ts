import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time in ms since 1970, updated once a minute while the page is visible and when it becomes visible. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(function tickWhileSeen() {
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = () => setNow(Date.now());
    const run = () => {
      clearInterval(timer);
      if (!document.hidden) timer = setInterval(look, minute);
    };
    const onSeen = () => {
      if (!document.hidden) look();
      run();
    };
    run();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);
  return now;
}
