import type { LoginRefusal, LoginValues } from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { refusalText } from '../../app/refusalText';
import { useServices } from '../../app/services';
import { useAlone } from '../../app/useAlone';
import { useCodeRequest } from '../../app/useCodeRequest';
import { useEvents } from '../../app/useEvents';
import { keepCredentials } from '../../session/credentials';
import type { SignedIn } from '../../session/session.slice';
import { login, preLogin } from './access.calls';
import { afterPreLogin, secondStepRefusalOf, signedInOf } from './access.view';
import { useSecondStep } from './useSecondStep';
import type { NewUsernameState } from './verify.view';

/** The two steps of A §4. The password stays in the form; nothing of it is kept here (T18). */
export function useSignIn(enter: (session: SignedIn) => Promise<void>) {
  const { client } = useServices();
  const tell = useEvents();
  const navigate = useNavigate();
  const { busy, alone } = useAlone();
  const code = useCodeRequest('login');
  const second = useSecondStep();
  const [refusal, setRefusal] = useState<LoginRefusal>();
  const { factor } = second;

  const attempt = (work: () => Promise<void>) =>
    alone(() => {
      setRefusal(undefined);
      return work();
    });
  const refuse = (text: string, shown: LoginRefusal | undefined) => {
    setRefusal(shown);
    void tell((events) => events.toastRaised('bad', text));
  };
  const visit = (path: string, username: string, state?: NewUsernameState, text = '') =>
    tell((events) => {
      events.memberNamed(username);
      if (text) events.toastRaised('bad', text);
      void navigate(path, { state });
    });

  const verify = ({ username, password }: LoginValues) =>
    attempt(async () => {
      const after = afterPreLogin(await preLogin(client, { username, password }), username);
      switch (after.next) {
        case 'signedIn':
          return enter(after.session);
        case 'secondFactor':
          second.open({ username, authType: after.authType, token: after.token });
          if (after.authType === 'otp') void code.ask(username, after.token);
          return;
        case 'verifyEmail':
          return visit(paths.verifyEmail, after.username);
        case 'newUsername':
          keepCredentials({ password, spassword: after.spassword });
          return visit(paths.newUsername, after.username, { emailSent: true }, after.toast);
        case 'refused':
          return refuse(after.toast, after.refusal);
      }
    });

  const signIn = ({ username, password, code: typed }: LoginValues) =>
    attempt(async () => {
      if (!factor) return;
      const outcome = await login(client, { username, password }, { ...factor, code: typed });
      const session = outcome.kind === 'ok' ? signedInOf(outcome.data, username) : undefined;
      if (session) {
        await second.close();
        return enter({ ...session, authType: session.authType ?? factor.authType });
      }
      refuse(
        refusalText(outcome, errorTexts.somethingWrongTryAgain),
        secondStepRefusalOf(outcome, factor.authType),
      );
      // The first step's token is used up or too old (T16): only the first step gives another.
      if (outcome.kind === 'unauthenticated') second.back();
    });

  return {
    factor,
    busy,
    refusal,
    codeRequest: code.request,
    verify,
    signIn,
    /** Something beside the two steps went wrong: said in the form. */
    fail: (message: string) => setRefusal({ message }),
    askForCode: () => void (factor && code.ask(factor.username, factor.token)),
    back: () => {
      second.back();
      setRefusal(undefined);
    },
  };
}
