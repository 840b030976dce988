import { ForgotPasswordDialog } from '@portal/ui/screens/access';
import { usePasswordReset } from './usePasswordReset';

interface ForgotPasswordProps {
  /** The username as it was typed at the sign-in. */
  username: string;
  /** The dialog was closed without a new password. `username` is the name that was typed here, if it is another. */
  onClosed: (username?: string) => void;
  /** The new password is in force. */
  onChanged: (username: string) => void;
}

/** The way to a new password. It is a chunk of its own, because the sign-in does without the form library (ADR 3). */
export function ForgotPassword({ username, onClosed, onChanged }: ForgotPasswordProps) {
  const { step, busy, refusal, request, requestCode, choose, back } = usePasswordReset(onChanged);
  return (
    <ForgotPasswordDialog
      username={username}
      step={step}
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
