import { addresses } from '@portal/ui/addresses';
import { VerifyEmailScreen } from '@portal/ui/screens/access';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useServices } from '@portal/portal-core/store/services';
import { dropCredentials } from '@portal/portal-core/session/credentials';
import { isSession } from '@portal/portal-core/session/session';
import { useVerifyEmail } from './useVerifyEmail';

/** Verifies the email of the name that registered or tried to sign in (A §2). */
export function VerifyEmailRoute() {
  const { session } = useServices();
  const [atStart] = useState(session);
  useEffect(function leaveNothingBehind() {
    // Drops the credentials of a registration, because no later screen reads them (T18).
    return () => dropCredentials();
  }, []);
  if (isSession(atStart)) return <Navigate to={addresses.dashboard} replace />;
  // Without a name there is no recipient for the code (D24).
  if (atStart.username === null) return <Navigate to={addresses.login} replace />;
  return <Verification username={atStart.username} email={atStart.email ?? undefined} />;
}

function Verification({ username, email }: { username: string; email: string | undefined }) {
  const { request, busy, refusal, verify, askForCode, changeAccount } = useVerifyEmail(username);
  return (
    <VerifyEmailScreen
      username={username}
      email={email}
      request={request}
      busy={busy}
      refusal={refusal}
      onVerify={(code) => void verify(code)}
      onCodeRequest={askForCode}
      onAccountChange={() => void changeAccount()}
    />
  );
}
