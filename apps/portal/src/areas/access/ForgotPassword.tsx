import { ForgotPasswordDialog } from '@portal/ui/screens/access';
import { usePasswordReset } from './usePasswordReset';

interface ForgotPasswordProps {
  /** As typed at the sign-in. */
  username: string;
  /** Closed without a new password; with the name that was typed here, if another. */
  onClosed: (username?: string) => void;
  /** A new password holds. */
  onChanged: (username: string) => void;
}

/** The way to a new password: a chunk of its own, with the form library that the sign-in does without (ADR 3). */
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
