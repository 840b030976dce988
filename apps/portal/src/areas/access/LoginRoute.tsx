import { LoginScreen, type LoginStep } from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { importChunk } from '../../app/chunks';
import { paths } from '../../app/paths';
import { useServices } from '../../app/services';
import { isSession } from '../../session/session';
import { useEnter } from './useEnter';
import { loadForgotPassword, useForgotPassword } from './useForgotPassword';
import { useLoginLink } from './useLoginLink';
import { useSignIn } from './useSignIn';

const ForgotPassword = lazy(() => importChunk(loadForgotPassword));

/** Sign-in (A §4): two steps, or an operator's link; over it, the way to a new password. */
export function LoginRoute() {
  const { session } = useServices();
  // As it was when the screen came: what ends or begins a session here also leaves the screen.
  const [atStart] = useState(session);
  const enter = useEnter();
  const { link, asked, current, replaceSession, keepSession } = useLoginLink(enter);
  const { factor, busy, refusal, codeRequest, verify, signIn, askForCode, back, fail } = useSignIn(enter);
  const forgot = useForgotPassword({
    known: atStart.username ?? '',
    back,
    onMissing: () => fail(errorTexts.somethingWrongTryAgain),
  });

  // A member has no business here, except by a link (D10).
  if (!link && isSession(atStart)) return <Navigate to={paths.dashboard} replace />;

  const step = (): LoginStep => {
    if (link && asked) return { name: 'replace', username: link.username, current };
    if (link) return { name: 'asUser', username: link.username };
    if (!factor) return { name: 'pre' };
    const request = factor.authType === 'otp' ? codeRequest : undefined;
    return { name: 'now', authType: factor.authType, request };
  };

  return (
    <>
      <LoginScreen
        step={step()}
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
      {forgot.opened !== null && (
        <Suspense fallback={null}>
          <ForgotPassword username={forgot.opened} onClosed={forgot.close} onChanged={forgot.finish} />
        </Suspense>
      )}
    </>
  );
}
