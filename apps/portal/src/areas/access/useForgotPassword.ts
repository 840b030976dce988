import { useEffect, useState } from 'react';
import { importChunk, warmChunk, whenIdle } from '../../app/chunks';

export const loadForgotPassword = () =>
  import('./ForgotPassword').then((module) => ({ default: module.ForgotPassword }));

interface ForgotPasswordPlace {
  /** The name that the portal knows already, '' without one. */
  known: string;
  /** Leaves step 2 of the sign-in. */
  back: () => void;
  /** The dialog's chunk did not come: said in place, so that what was typed stays. */
  onMissing: () => void;
}

/** The dialog over the sign-in, and the username that goes there and comes back. */
export function useForgotPassword({ known, back, onMissing }: ForgotPasswordPlace) {
  const [username, setUsername] = useState(known);
  const [opened, setOpened] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  useEffect(function warmWhenIdle() {
    return whenIdle(() => warmChunk(loadForgotPassword));
  }, []);

  const take = (name: string) => {
    setOpened(null);
    setUsername(name);
    // A second step that stands is another name's, or that of sessions that are over.
    back();
  };
  return {
    username,
    /** Another one after a new password: what was typed as the old one is no longer right. */
    round,
    /** The name that the dialog opens with; null while it is closed. */
    opened,
    open: (name: string) => importChunk(loadForgotPassword).then(() => setOpened(name), onMissing),
    close: (changed?: string) => (changed === undefined ? setOpened(null) : take(changed)),
    finish: (name: string) => {
      take(name);
      setRound(round + 1);
    },
  };
}
