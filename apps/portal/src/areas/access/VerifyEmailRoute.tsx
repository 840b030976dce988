import { VerifyEmailScreen } from '@portal/ui/screens/access';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useServices } from '../../app/services';
import { dropCredentials } from '../../session/credentials';
import { isSession } from '../../session/session';
import { useVerifyEmail } from './useVerifyEmail';

/** Email verification of the name that registered or tried to sign in (A §2). */
export function VerifyEmailRoute() {
  const { session } = useServices();
  const [atStart] = useState(session);
  useEffect(function leaveNothingBehind() {
    // Those of a registration: nobody reads them on this way (T18).
    return () => dropCredentials();
  }, []);
  if (isSession(atStart)) return <Navigate to={paths.dashboard} replace />;
  // Nobody to send a code to (D24).
  if (atStart.username === null) return <Navigate to={paths.login} replace />;
  return <Verification username={atStart.username} />;
}

function Verification({ username }: { username: string }) {
  const { request, busy, refusal, verify, askForCode, changeAccount } = useVerifyEmail(username);
  return (
    <VerifyEmailScreen
      username={username}
      request={request}
      busy={busy}
      refusal={refusal}
      onVerified={(code) => void verify(code)}
      onCodeRequested={askForCode}
      onAccountChanged={() => void changeAccount()}
    />
  );
}
