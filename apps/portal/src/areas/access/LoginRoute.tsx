import { LoginScreen, type LoginStep } from '@portal/ui/screens/access';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useServices } from '../../app/services';
import { isSession } from '../../session/session';
import { useEnter } from './useEnter';
import { useLoginLink } from './useLoginLink';
import { useSignIn } from './useSignIn';

/** Sign-in (A §4): two steps, or an operator's link. */
export function LoginRoute() {
  const { session } = useServices();
  // As it was when the screen came: what ends or begins a session here also leaves the screen.
  const [isSignedIn] = useState(() => isSession(session()));
  const enter = useEnter();
  const { link, asked, current, replaceSession, keepSession } = useLoginLink(enter);
  const { factor, busy, refusal, codeRequest, verify, signIn, askForCode, back } = useSignIn(enter);

  // A member has no business here, except by a link (D10).
  if (!link && isSignedIn) return <Navigate to={paths.dashboard} replace />;

  const step = (): LoginStep => {
    if (link && asked) return { name: 'replace', username: link.username, current };
    if (link) return { name: 'asUser', username: link.username };
    if (!factor) return { name: 'pre' };
    const request = factor.authType === 'otp' ? codeRequest : undefined;
    return { name: 'now', authType: factor.authType, request };
  };

  return (
    <LoginScreen
      step={step()}
      busy={busy}
      refusal={refusal}
      onVerified={(values) => void verify(values)}
      onSignedIn={(values) => void signIn(values)}
      onCodeRequested={askForCode}
      onReturned={back}
      onSessionReplaced={replaceSession}
      onSessionKept={keepSession}
    />
  );
}
