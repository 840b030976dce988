import type { VerifyEmailRefusal } from '@portal/ui/screens/access';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useServices } from '../../app/services';
import { useAlone } from '../../app/useAlone';
import { useCodeRequest } from '../../app/useCodeRequest';
import { useEvents } from '../../app/useEvents';
import { verifyEmail } from './access.calls';
import { afterVerification } from './verify.view';

/** A §4 "Email verification": a code by itself when the screen comes, then the digits. */
export function useVerifyEmail(username: string) {
  const { client } = useServices();
  const tell = useEvents();
  const navigate = useNavigate();
  const { busy, alone } = useAlone();
  const code = useCodeRequest('verify-email');
  const [refusal, setRefusal] = useState<VerifyEmailRefusal>();

  const askForCode = () => void code.ask(username, null);
  const asked = useRef(false);
  const askFirst = useEffectEvent(askForCode);
  useEffect(function askForCodeOnce() {
    if (asked.current) return;
    asked.current = true;
    askFirst();
  }, []);

  const verify = (otp: string) =>
    alone(async () => {
      setRefusal(undefined);
      const after = afterVerification(await verifyEmail(client, { username, otp }), username);
      if (after.next === 'refused') {
        setRefusal(after.refusal);
        return tell((events) => events.toastRaised('bad', after.toast));
      }
      await tell((events) => events.toastRaised('good', after.toast ?? 'Your email is verified.'));
      void navigate(paths.login, { replace: true });
    });

  /** Another name is typed at the sign-in; this one is forgotten. */
  const changeAccount = () =>
    tell((events) => {
      events.memberNamed(null);
      void navigate(paths.login);
    });

  return { request: code.request, busy, refusal, verify, askForCode, changeAccount };
}
