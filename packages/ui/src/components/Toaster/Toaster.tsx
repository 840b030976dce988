import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { frame, media, space } from '../../tokens';
import { ToastCard } from './ToastCard';
import { ToastEntry } from './ToastEntry';

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

const cards = { success: ToastCard, error: ToastCard };
const place = { vertical: 'bottom', horizontal: 'center' } as const;

/**
 * Toasts bottom centre, one at a time, for five seconds of not being looked at: hover, focus and a
 * hidden page stop its clock (A §9, DESIGN "Toasts"). Stands once, near the root; `aria-live` keeps it
 * heard behind an open dialog. Its library writes one style element, whose nonce the page gives as
 * `window.__nonce__` (STACK).
 */
export function Toaster({ toast, onDismissed }: ToasterProps) {
  const dismissed = useEffectEvent(onDismissed);
  const { id, tone, text } = toast ?? { id: null, tone: 'good', text: '' };
  useEffect(() => {
    if (id === null) return;
    let replaced = false;
    enqueueSnackbar({
      key: id,
      message: text,
      variant: tone === 'good' ? 'success' : 'error',
      persist: true,
      onClose: () => replaced || dismissed(id),
    });
    return () => {
      replaced = true;
      closeSnackbar(id);
    };
  }, [id, tone, text]);
  return (
    <Place aria-live="polite" data-toaster>
      <SnackbarProvider
        maxSnack={1}
        anchorOrigin={place}
        Components={cards}
        TransitionComponent={ToastEntry}
      />
    </Place>
  );
}

/* Above the tab bar on phones. */
const Place = styled.div`
  ${media.phone} {
    .notistack-SnackbarContainer {
      inset-block-end: calc(${frame.tabBar} + ${space[2]} + env(safe-area-inset-bottom));
    }
  }
`;
