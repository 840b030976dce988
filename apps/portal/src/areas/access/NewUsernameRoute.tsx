import { NewUsernameScreen } from '@portal/ui/screens/access';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useServices } from '../../app/services';
import { useEvents } from '../../app/useEvents';
import { isSession } from '../../session/session';
import { useShownOnce } from './useShownOnce';
import { isEmailSent } from './verify.view';

/** A new member's credentials (A §2, D25). */
export function NewUsernameRoute() {
  const { session } = useServices();
  const { state } = useLocation() as { state: unknown };
  const tell = useEvents();
  const [atStart] = useState(session);
  const credentials = useShownOnce();
  if (isSession(atStart)) return <Navigate to={paths.dashboard} replace />;
  if (atStart.username === null) return <Navigate to={paths.login} replace />;
  return (
    <NewUsernameScreen
      username={atStart.username}
      secrets={credentials && { password: credentials.password, securityPin: credentials.spassword }}
      emailSent={isEmailSent(state)}
      onCopied={(text) => void tell((events) => events.toastRaised('good', text))}
    />
  );
}
