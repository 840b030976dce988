import { ForgotPasswordDialog, type ForgotPasswordValues } from '@portal/ui/screens/access';
import { portalMessages } from '@portal/ui/text/portalMessages';
import { useState } from 'react';
import { isCodeComing } from '@portal/portal-core/calls/codeWait';
import { toFieldTexts, getMessage } from '@portal/portal-core/calls/refusalTexts';
import { useServices } from '@portal/portal-core/store/services';
import { useSingleFlight } from '@portal/portal-core/writes/useSingleFlight';
import { useCodeRequest } from '../../visitor/useCodeRequest';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import { forgetPassword } from '../../visitor/visitor.calls';
import { toHold, toPasswordRefusal } from './verify.mappers';

/**
 * Sets a new password by a mailed code (A §2). `onChange` receives the username; answers are equal for every name
 * (T17).
 */
function usePasswordReset(onChange: (username: string) => void) {
  const { client } = useServices();
  const dispatch = useDeferredDispatch();
  const { busy, singleFlight } = useSingleFlight();
  const code = useCodeRequest('forget-password');
  const [step, setStep] = useState<1 | 2>(1);
  const [hold, setHold] = useState<ReturnType<typeof toHold>>();
  const [refusal, setRefusal] = useState<Partial<ForgotPasswordValues>>();

  const requestCode = async (username: string) => {
    setRefusal(undefined);
    const outcome = await code.ask(username, null);
    if (outcome?.kind === 'ok') setHold(toHold(outcome.data));
    if (outcome && isCodeComing(outcome)) setStep(2);
    else if (outcome) setRefusal(toFieldTexts(outcome, { username: 'username' }));
  };

  const choose = ({ username, otp, newpassword }: ForgotPasswordValues) =>
    singleFlight(async () => {
      setRefusal(undefined);
      const outcome = await forgetPassword(client, { username, otp, newpassword });
      if (outcome.kind === 'ok') {
        const text = outcome.message ?? portalMessages.passwordChanged;
        await dispatch((events) => events.toastRaised('good', text));
        return onChange(username);
      }
      setRefusal(toPasswordRefusal(outcome));
      const text = getMessage(outcome);
      await dispatch((events) => events.toastRaised('bad', text));
    });

  return { step, hold, busy, refusal, request: code.request, requestCode, choose, back: () => setStep(1) };
}

interface ForgotPasswordProps {
  /** The username from the sign-in form. */
  username: string;
  /** Called when the dialog closes without a new password. `username` is the name typed here, if it differs. */
  onClose: (username?: string) => void;
  /** Called when the new password is set. */
  onChange: (username: string) => void;
}

/** Resets the password. It has its own chunk, because the sign-in needs no form library (ADR 3). */
export function ForgotPassword({ username, onClose, onChange }: ForgotPasswordProps) {
  const { step, hold, busy, refusal, request, requestCode, choose, back } = usePasswordReset(onChange);
  return (
    <ForgotPasswordDialog
      username={username}
      step={step}
      hold={hold}
      busy={busy}
      refusal={refusal}
      request={request}
      onCodeRequest={(name) => void requestCode(name)}
      onReturn={back}
      onPasswordSubmit={(values) => void choose(values)}
      onClose={onClose}
    />
  );
}
