import { useEffect, useState } from 'react';
import { warmChunk, whenIdle } from '../../shared/browser/chunks';
import { createLazyModule } from '../../shared/browser/part';

/** The dialog's chunk. */
export const forgotPasswordModule = createLazyModule(() =>
  import('./ForgotPassword').then((module) => module.ForgotPassword),
);

interface ForgotPasswordStep {
  /** The name that the portal knows already, or ''. */
  known: string;
  /** Leaves step 2 of the sign-in. */
  back: () => void;
  /** The dialog's chunk did not come. The form says so in place, so that what was typed stays. */
  onMissing: () => void;
}

/** The dialog over the sign-in, and the username that goes to it and comes back. */
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
    // A second step that is open belongs to another name, or to sessions that are over.
    back();
  };
  return {
    username,
    /** It changes after a new password, because the old one that was typed is no longer right. */
    round,
    /** The name that the dialog opens with, or null while it is closed. */
    opened,
    open: (name: string) =>
      forgotPasswordModule.load().then(() => {
        // Else a name that comes back would be none that changed, if it stood here before somebody cleared it.
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
