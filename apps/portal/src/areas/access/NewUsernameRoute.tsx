import { addresses } from '@portal/ui/addresses';
import { NewUsernameScreen } from '@portal/ui/screens/access';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '@portal/portal-core/store/services';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import type { Unread } from '@portal/portal-core/fromApi/answer';
import { isSession } from '@portal/portal-core/session/session';
import { useShownOnce } from './useShownOnce';
import { toConfirmation, type NewUsernameState } from './verify.mappers';

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
      onCopied={(text) => void dispatch((events) => events.toastRaised('good', text))}
    />
  );
}
