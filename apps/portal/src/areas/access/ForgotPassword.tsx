import { ForgotPasswordDialog } from '@portal/ui/screens/access';
import { usePasswordReset } from './usePasswordReset';

interface ForgotPasswordProps {
  /** The username from the sign-in form. */
  username: string;
  /** Called when the dialog closes without a new password. `username` is the name typed here, if it differs. */
  onClosed: (username?: string) => void;
  /** Called when the new password is set. */
  onChanged: (username: string) => void;
}

/** Resets the password. It has its own chunk, because the sign-in needs no form library (ADR 3). */
export function ForgotPassword({ username, onClosed, onChanged }: ForgotPasswordProps) {
  const { step, hold, busy, refusal, request, requestCode, choose, back } = usePasswordReset(onChanged);
  return (
    <ForgotPasswordDialog
      username={username}
      step={step}
      hold={hold}
      busy={busy}
      refusal={refusal}
      request={request}
      onCodeRequested={(name) => void requestCode(name)}
      onReturned={back}
      onPasswordChosen={(values) => void choose(values)}
      onClosed={onClosed}
    />
  );
}
