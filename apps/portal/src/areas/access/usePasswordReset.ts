import type { ForgotPasswordValues } from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { useState } from 'react';
import { isCodeComing } from '../../app/codeWait';
import { refusalText } from '../../app/refusalText';
import { useServices } from '../../app/services';
import { useAlone } from '../../app/useAlone';
import { useCodeRequest } from '../../app/useCodeRequest';
import { useEvents } from '../../app/useEvents';
import { forgetPassword } from './access.calls';
import { passwordRefusalOf } from './verify.view';

/** A new password by a mailed code (A §2). `onChanged` is told whose; equal answers for every name (T17). */
export function usePasswordReset(onChanged: (username: string) => void) {
  const { client } = useServices();
  const tell = useEvents();
  const { busy, alone } = useAlone();
  const code = useCodeRequest('forget-password');
  const [step, setStep] = useState<1 | 2>(1);
  const [refusal, setRefusal] = useState<Partial<ForgotPasswordValues>>();

  const requestCode = async (username: string) => {
    setRefusal(undefined);
    const outcome = await code.ask(username, null);
    if (outcome && isCodeComing(outcome)) setStep(2);
    else if (outcome?.kind === 'refused' && outcome.fields['username'])
      setRefusal({ username: outcome.fields['username'].join(' ') });
  };

  const choose = ({ username, otp, newpassword }: ForgotPasswordValues) =>
    alone(async () => {
      setRefusal(undefined);
      const outcome = await forgetPassword(client, { username, otp, newpassword });
      if (outcome.kind === 'ok') {
        const text = outcome.message ?? 'Your password is changed.';
        await tell((events) => events.toastRaised('good', text));
        return onChanged(username);
      }
      setRefusal(passwordRefusalOf(outcome));
      const text = refusalText(outcome, errorTexts.somethingWrongTryAgain);
      await tell((events) => events.toastRaised('bad', text));
    });

  return { step, busy, refusal, request: code.request, requestCode, choose, back: () => setStep(1) };
}
