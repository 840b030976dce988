import { addresses } from '@portal/ui/addresses';
import { LoginScreen, type LoginStep } from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '@portal/portal-core/store/services';
import type { Unread } from '@portal/portal-core/fromApi/answer';
import { selectRedirectTarget, type RedirectTarget } from '@portal/portal-core/addresses/nextPlace';
import { isSession } from '@portal/portal-core/session/session';
import { useEnter } from './useEnter';
import { SecondFactorLoader } from './secondFactor/SecondFactorLoader';
import { forgotPasswordModule, useForgotPassword } from './useForgotPassword';
import { useLoginLink } from './useLoginLink';
import { useSignIn } from './useSignIn';

/** Sign-in (A §4) in two steps, or with an operator's link. The password reset opens over it. */
export function LoginRoute() {
  const { session } = useServices();
  // The session at the first render, because any change of it here also leaves the screen.
  const [atStart] = useState(session);
  const { state } = useLocation() as { state: Unread<RedirectTarget> };
  // The visitor's origin, kept when step 2 replaces the history state.
  const [next] = useState(() => selectRedirectTarget(state));
  const enter = useEnter(next ?? addresses.dashboard);
  const { link, asked, current, replaceSession, keepSession } = useLoginLink(enter);
  const { factor, busy, refusal, codeRequest, verify, signIn, askForCode, back, fail } = useSignIn(
    enter,
    next === undefined ? undefined : { next },
  );
  const forgot = useForgotPassword({
    known: atStart.username ?? atStart.endedFor ?? '',
    back,
    onMissing: () => fail(errorTexts.somethingWrongTryAgain),
  });

  // Members are redirected, unless they come from a link (D10).
  if (!link && isSession(atStart)) return <Navigate to={next ?? addresses.dashboard} replace />;

  const ForgotPassword = forgotPasswordModule.here();
  const step = (): LoginStep => {
    if (link && asked) return { name: 'replace', username: link.username, current };
    if (link) return { name: 'asUser', username: link.username };
    if (!factor) return { name: 'pre' };
    const request = factor.authType === 'otp' ? codeRequest : undefined;
    return { ...factor, name: 'now', request };
  };

  return (
    <>
      <LoginScreen
        step={step()}
        SecondFactor={SecondFactorLoader}
        username={forgot.username}
        round={forgot.round}
        busy={busy}
        refusal={refusal}
        onVerified={(values) => void verify(values)}
        onSignedIn={(values) => void signIn(values)}
        onCodeRequested={askForCode}
        onReturned={back}
        onPasswordForgotten={(username) => void forgot.open(username)}
        onSessionReplaced={replaceSession}
        onSessionKept={keepSession}
      />
      {ForgotPassword && forgot.opened !== null && (
        <ForgotPassword username={forgot.opened} onClosed={forgot.close} onChanged={forgot.finish} />
      )}
    </>
  );
}
