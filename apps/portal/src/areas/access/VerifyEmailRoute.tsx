import { addresses } from '@portal/ui/addresses';
import { VerifyEmailScreen, type VerifyEmailRefusal } from '@portal/ui/screens/access';
import { useEffect, useState, useEffectEvent, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useServices } from '@portal/portal-core/store/services';
import { dropCredentials } from '@portal/portal-core/session/credentials';
import { isSession } from '@portal/portal-core/session/session';
import { portalMessages } from '@portal/ui/text/portalMessages';
import { useSingleFlight } from '@portal/portal-core/writes/useSingleFlight';
import { useCodeRequest } from '../../visitor/useCodeRequest';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import { verifyEmail } from '../../visitor/visitor.calls';
import { afterVerification } from './verify.mappers';

/** A §4 "Email verification": sends a code on mount, then checks the digits. */
function useVerifyEmail(username: string) {
  const { client } = useServices();
  const dispatch = useDeferredDispatch();
  const navigate = useNavigate();
  const { busy, singleFlight } = useSingleFlight();
  const code = useCodeRequest('verify-email');
  const [refusal, setRefusal] = useState<VerifyEmailRefusal>();

  const askForCode = (quiet = false) => void code.ask(username, null, quiet);
  const asked = useRef(false);
  const askFirst = useEffectEvent(askForCode);
  useEffect(function askForCodeOnce() {
    if (asked.current) return;
    asked.current = true;
    askFirst(true);
  }, []);

  const verify = (otp: string) =>
    singleFlight(async () => {
      setRefusal(undefined);
      const after = afterVerification(await verifyEmail(client, { username, otp }), username);
      if (after.next === 'refused') {
        setRefusal(after.refusal);
        return dispatch((events) => events.toastRaised('bad', after.toast));
      }
      await dispatch((events) => events.toastRaised('good', after.toast ?? portalMessages.emailVerified));
      void navigate(addresses.login, { replace: true });
    });

  /** Forgets this name, so the sign-in can take another. */
  const changeAccount = () =>
    dispatch((events) => {
      events.memberNamed(null);
      void navigate(addresses.login);
    });

  return { request: code.request, busy, refusal, verify, askForCode: () => askForCode(), changeAccount };
}

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
      onVerified={(code) => void verify(code)}
      onCodeRequested={askForCode}
      onAccountChanged={() => void changeAccount()}
    />
  );
}
