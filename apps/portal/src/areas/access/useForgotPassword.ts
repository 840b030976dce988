import { useEffect, useState } from 'react';
import { warmChunk, whenIdle } from '@portal/portal-core/browser/chunks';
import { createLazyModule } from '@portal/portal-core/browser/part';

/** The dialog's chunk. */
export const forgotPasswordModule = createLazyModule(() =>
  import('./ForgotPassword').then((module) => module.ForgotPassword),
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
export function useForgotPassword({ known, back, onMissing }: ForgotPasswordStep) {
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
