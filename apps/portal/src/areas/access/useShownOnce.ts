import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { credentialsLife, dropCredentials, readCredentials } from '../../session/credentials';

const lookEvery = 1000;

/**
 * The credentials of a new member, which stand on the screen alone. They leave the storage as soon as they are shown,
 * and the page when it is left by whatever way or after ten minutes (D25, T18). Then they are null.
 */
export function useShownOnce() {
  const [credentials, setCredentials] = useState(() => readCredentials());
  useEffect(function showOnce() {
    dropCredentials();
    // This comes before the browser keeps the page for its Back button.
    const leave = () => flushSync(() => setCredentials(null));
    // Both clocks decide: a steady one may sleep with the device, and the device's can be set back.
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
