import { addresses } from '@portal/ui/addresses';
import { NewUsernameScreen } from '@portal/ui/screens/access';
import { useState, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '@portal/portal-core/store/services';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import type { Unread } from '@portal/portal-core/fromApi/answer';
import { isSession } from '@portal/portal-core/session/session';
import { toConfirmation, type NewUsernameState } from './verify.mappers';
import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { flushSync } from 'react-dom';
import { credentialsLife, dropCredentials, readCredentials } from '@portal/portal-core/session/credentials';

const lookEvery = 1000;

/**
 * A new member's credentials, only for the screen; null after leaving or ten minutes (D25, T18). They leave the storage
 * when shown.
 */
function useShownOnce() {
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

/** Shows a new member's credentials (A §2, D25). */
export function NewUsernameRoute() {
  const { session } = useServices();
  const { state } = useLocation() as { state: Unread<NewUsernameState> };
  const dispatch = useDeferredDispatch();
  const [atStart] = useState(session);
  const credentials = useShownOnce();
  if (isSession(atStart)) return <Navigate to={addresses.dashboard} replace />;
  if (atStart.username === null) return <Navigate to={addresses.login} replace />;
  return (
    <NewUsernameScreen
      username={atStart.username}
      secrets={credentials && { password: credentials.password, securityPin: credentials.spassword }}
      confirmation={toConfirmation(state)}
      onCopy={(text) => void dispatch((events) => events.toastRaised('good', text))}
    />
  );
}
