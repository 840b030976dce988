import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { credentialsLife, dropCredentials, readCredentials } from '../../session/credentials';

const lookEvery = 1000;

/**
 * The credentials of a new member, on the screen alone: out of the storage as soon as they stand there, out of the
 * page when it is left by whatever way, or after ten minutes (D25, T18). Null when there are none any more.
 */
export function useShownOnce() {
  const [credentials, setCredentials] = useState(() => readCredentials());
  useEffect(function showOnce() {
    dropCredentials();
    // Before the browser keeps the page for its Back button.
    const leave = () => flushSync(() => setCredentials(null));
    // By the clock: a timer that slept with the device would be late.
    const until = Date.now() + credentialsLife;
    const timer = setInterval(() => {
      if (Date.now() >= until) setCredentials(null);
    }, lookEvery);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  return credentials;
}
