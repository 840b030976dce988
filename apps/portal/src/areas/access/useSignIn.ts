import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses } from '@portal/ui/addresses';
import type { LoginRefusal, LoginValues } from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { useServices } from '@portal/portal-core/store/services';
import { useSingleFlight } from '@portal/portal-core/writes/useSingleFlight';
import { keepCredentials } from '@portal/portal-core/session/credentials';
import type { RedirectTarget } from '@portal/portal-core/addresses/nextPlace';
import type { Answer, Unread } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseText } from '@portal/portal-core/fromApi/parse';
import { useCodeRequest } from '../../visitor/useCodeRequest';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import { login, preLogin } from '../../visitor/visitor.calls';
import { secondFactorModule } from './secondFactor/SecondFactorLoader';
import { afterPreLogin, parseReview, toSecondStepRefusal, toSignedIn } from './access.mappers';
import type { useEnter } from './useEnter';
import type { NewUsernameState } from './verify.mappers';

/** Step 1's data for step 2. The password stays in the form (T18). */
interface Factor {
  username: string;
  authType: string;
  token: string;
  /** The answer to step 1, of which step 2's chunk reads the optional parts. */
  offers: Answer<'/pre-login', 'post'> | undefined;
}

/** Step 2's history state, which extends that of step 1. */
interface StepState {
  step: 'now';
}

const isSecond = (state: Unread<StepState>) => parseText(parseFields(state).step) === 'now';

/**
 * Step 2 has its own history entry, so the browser's Back returns to step 1. The factor is never stored there, so a
 * reload returns to step 1 too.
 */
function useSecondStep(next: RedirectTarget | undefined) {
  const { state } = useLocation() as { state: Unread<StepState> };
  const navigate = useNavigate();
  const [held, setHeld] = useState<Factor | null>(null);
  const [closing, setClosing] = useState(false);
  const isThere = isSecond(state);

  return {
    /** Null in step 1. It stays until the dashboard opens, so step 1 does not flash. */
    factor: isThere || closing ? held : null,
    open: (factor: Factor) => {
      setHeld(factor);
      void navigate(addresses.login, {
        state: { ...next, step: 'now' } satisfies StepState,
        replace: isThere,
      });
    },
    back: () => {
      setHeld(null);
      if (isThere) void navigate(-1);
    },
    /** Removes step 2 from the history, so the dashboard replaces step 1 (A §4.4). */
    close: () =>
      new Promise<void>((closed) => {
        if (!isThere) return closed();
        setClosing(true);
        window.addEventListener('popstate', () => closed(), { once: true });
        void navigate(-1);
      }),
  };
}

/** The two steps of A §4. The password stays in the form and is never stored here (T18). */
export function useSignIn(enter: ReturnType<typeof useEnter>, next: RedirectTarget | undefined) {
  const { client, startedStore } = useServices();
  const dispatch = useDeferredDispatch();
  const navigate = useNavigate();
  const { busy, singleFlight } = useSingleFlight();
  const code = useCodeRequest('login');
  const second = useSecondStep(next);
  const [refusal, setRefusal] = useState<LoginRefusal>();
  const { factor } = second;
  /** The code of step 2 failed to load after a press. */
  const isLost = useRef(false);

  const attempt = (work: () => Promise<void>) =>
    singleFlight(() => {
      setRefusal(undefined);
      return work();
    });
  const refuse = (text: string, shown: LoginRefusal | undefined) => {
    // The toast's code is itself a request. Before it is loaded the form shows the text, if it shows no other.
    const isSaid = startedStore.here() || shown?.message || Object.keys(shown?.fields ?? {}).length > 0;
    setRefusal(isSaid ? shown : { message: text });
    startedStore
      .load()
      .then(({ events }) => events.toastRaised('bad', text))
      .catch(() => {});
  };
  const visit = (path: string, username: string, state?: NewUsernameState, text = '') =>
    dispatch((events) => {
      events.memberNamed(username);
      if (text) events.toastRaised('bad', text);
      void navigate(path, { state });
    });

  const verify = ({ username, password }: LoginValues) =>
    attempt(async () => {
      const credentials = { username, password };
      // Loads in parallel with the call, so step 2 is ready when needed.
      const module = secondFactorModule.load().catch(() => undefined);
      const after = afterPreLogin(await preLogin(client, credentials), credentials);
      switch (after.next) {
        case 'signedIn':
          return enter(after.session, after.message);
        case 'secondFactor':
          // The form keeps what is typed. Where its code fails again, a newer release may have other files (D101).
          if (!(await module) && !isLost.current) {
            isLost.current = true;
            return refuse(errorTexts.somethingWrongTryAgain, undefined);
          }
          second.open({ ...after, username });
          if (after.authType === 'otp') void code.ask(username, after.token);
          return;
        case 'verifyEmail':
          return visit(addresses.verifyEmail, after.username, undefined, after.toast);
        case 'newUsername':
          keepCredentials({ password, spassword: after.spassword });
          return visit(
            addresses.newUsername,
            after.username,
            { emailSent: false, emailNeeded: true },
            after.toast,
          );
        case 'refused':
          return refuse(after.toast, after.refusal);
      }
    });

  const signIn = ({ username, password, code: typed }: LoginValues) =>
    attempt(async () => {
      if (!factor) return;
      const outcome = await login(client, { username, password }, { ...factor, code: typed });
      const session = outcome.kind === 'ok' ? toSignedIn(outcome.data, username) : undefined;
      if (outcome.kind === 'ok' && session) {
        await second.close();
        const entered = { ...session, authType: session.authType ?? factor.authType };
        return enter(entered, outcome.message, parseReview(outcome.data));
      }
      refuse(getMessage(outcome), toSecondStepRefusal(outcome, factor.authType));
      // The first step's token is used or expired (T16), and only the first step issues a new one.
      if (outcome.kind === 'unauthenticated') second.back();
    });

  return {
    factor,
    busy,
    refusal,
    codeRequest: code.request,
    verify,
    signIn,
    /** Shows an error from outside the two steps in the form. */
    fail: (message: string) => setRefusal({ message }),
    askForCode: () => void (factor && code.ask(factor.username, factor.token)),
    back: () => {
      second.back();
      setRefusal(undefined);
    },
  };
}
