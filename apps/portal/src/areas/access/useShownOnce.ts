import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { credentialsLife, dropCredentials, readCredentials } from '@portal/portal-core/session/credentials';

const lookEvery = 1000;

/**
 * A new member's credentials, only for the screen; null after leaving or ten minutes (D25, T18). They leave the storage
 * when shown.
 */
export function useShownOnce() {
  const [credentials, setCredentials] = useState(() => readCredentials());
  useEffect(function showOnce() {
    dropCredentials();
    // Runs before the browser caches the page for Back.
    const leave = () => flushSync(() => setCredentials(null));
    // Checks both clocks, because a monotonic one may stop in sleep and the device's can be set back.
    const until = [Date.now() + credentialsLife, steadyClock.now() + credentialsLife] as const;
    const timer = setInterval(() => {
      if (Date.now() >= until[0] || steadyClock.now() >= until[1]) setCredentials(null);
    }, lookEvery);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  return credentials;
}
