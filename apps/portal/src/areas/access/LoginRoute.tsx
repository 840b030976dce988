import { addresses } from '@portal/ui/addresses';
import { LoginScreen, type LoginStep } from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { useState, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '@portal/portal-core/store/services';
import type { Unread } from '@portal/portal-core/fromApi/answer';
import { selectRedirectTarget, type RedirectTarget } from '@portal/portal-core/addresses/nextPlace';
import { isSession } from '@portal/portal-core/session/session';
import { useEnter } from './useEnter';
import { SecondFactorLoader } from './secondFactor/SecondFactorLoader';
import { useLoginLink } from './useLoginLink';
import { useSignIn } from './useSignIn';
import { warmChunk, whenIdle } from '@portal/portal-core/browser/chunks';
import { createLazyModule } from '@portal/portal-core/browser/part';

/** The dialog's chunk. */
const forgotPasswordModule = createLazyModule(
  () => import('./ForgotPassword').then((module) => module.ForgotPassword),
  'password',
);

interface ForgotPasswordStep {
  /** The known name, or ''. */
  known: string;
  /** Leaves step 2 of the sign-in. */
  back: () => void;
  /** Called when the dialog's chunk fails. The form shows it in place, so its input stays. */
  onMissing: () => void;
}

/** The password dialog over the sign-in, and the username that they share. */
function useForgotPassword({ known, back, onMissing }: ForgotPasswordStep) {
  const [username, setUsername] = useState(known);
  const [opened, setOpened] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  useEffect(function warmWhenIdle() {
    return whenIdle(() => warmChunk(forgotPasswordModule.load));
  }, []);

  const take = (name: string) => {
    setOpened(null);
    setUsername(name);
    // An open second step belongs to another name or to ended sessions.
    back();
  };
  return {
    username,
    /** Changes after a new password, because the typed one is no longer valid. */
    round,
    /** The name for the dialog, or null while it is closed. */
    opened,
    open: (name: string) =>
      forgotPasswordModule.load().then(() => {
        // Otherwise a returned name would equal the one before a member cleared the field, and change nothing.
        setUsername(name);
        setOpened(name);
      }, onMissing),
    close: (changed?: string) => (changed === undefined ? setOpened(null) : take(changed)),
    finish: (name: string) => {
      take(name);
      setRound(round + 1);
    },
  };
}

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
        onVerify={(values) => void verify(values)}
        onSignIn={(values) => void signIn(values)}
        onCodeRequest={askForCode}
        onReturn={back}
        onPasswordForget={(username) => void forgot.open(username)}
        onSessionReplace={replaceSession}
        onSessionKeep={keepSession}
      />
      {ForgotPassword && forgot.opened !== null && (
        <ForgotPassword username={forgot.opened} onClose={forgot.close} onChange={forgot.finish} />
      )}
    </>
  );
}
