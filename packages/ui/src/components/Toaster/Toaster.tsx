import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useEffectEvent } from 'react';
import { ToastCard } from './ToastCard';

export interface Toast {
  /** A new one for every showing, so that the same words can come twice. */
  id: string;
  /** `good` is announced politely (role status), `bad` at once (role alert). */
  tone: 'good' | 'bad';
  /** Plain text; never markup (SECURITY T2). */
  text: string;
}

export interface ToasterProps {
  /** The toast to show; another one takes its place at once; null shows none. */
  toast: Toast | null;
  /** Its five seconds are over, or the member sent it away. */
  onDismissed: (id: string) => void;
}

/**
 * Toasts bottom centre, one at a time, for five seconds of not being looked at: hover, focus and a
 * hidden page stop its clock (A §9, DESIGN "Toasts"). Stands once, near the root. Its library writes
 * one style element: the page gives it the nonce as `window.__nonce__` (STACK).
 */
export function Toaster({ toast, onDismissed }: ToasterProps) {
  const dismissed = useEffectEvent(onDismissed);
  useEffect(() => {
    if (!toast) return;
    const over = () => {
      closeSnackbar(toast.id);
      dismissed(toast.id);
    };
    enqueueSnackbar({
      key: toast.id,
      persist: true,
      content: <ToastCard tone={toast.tone} text={toast.text} onOver={over} />,
    });
    return () => closeSnackbar(toast.id);
  }, [toast?.id]);
  return <SnackbarProvider maxSnack={1} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />;
}
