import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type TransitionProps } from 'notistack';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { media, pinned, space, duration, easing } from '../../tokens';
import { ToastCard } from './ToastCard';
import styled, { keyframes } from 'styled-components';
import { useClearOfFocus } from './useClearOfFocus';
import type { ElementProps } from '../elementProps';

interface ToastEntryProps extends TransitionProps {
  children: ReactNode;
}

/** A toast enters with CSS, which respects reduced motion, and leaves immediately. */
function ToastEntry({ in: shown = false, children, ...report }: ToastEntryProps) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent((entered: boolean) => {
    if (!box.current) return;
    if (entered) {
      report.onEnter?.(box.current, true);
      report.onEntered?.(box.current, true);
    } else {
      report.onExit?.(box.current);
      report.onExited?.(box.current);
    }
  });
  useEffect(() => tell(shown), [shown]);
  useClearOfFocus(box, shown);
  return (
    <Box ref={box} hidden={!shown}>
      {children}
    </Box>
  );
}

const rise = keyframes`from { transform: translateY(${space[4]}); }`;

const Box = styled.div`
  inline-size: 100%;
  animation: ${rise} ${duration.base} ${easing.out};
`;

export interface Toast {
  /** A new id for each toast, to show the same text twice. */
  id: string;
  /** `good` is announced politely (role status), `bad` immediately (role alert). */
  tone: 'good' | 'bad';
  /** Plain text, never markup (SECURITY T2). */
  text: string;
}

export interface ToasterProps extends ElementProps {
  /** The toast to show. A new one replaces it immediately, and null hides it. */
  toast: Toast | null;
  /** Called after five seconds, or when the member closes the toast. */
  onDismiss: (id: string) => void;
}

const cards = { success: ToastCard, error: ToastCard };
const anchor = { vertical: 'bottom', horizontal: 'center' } as const;

/**
 * Shows one toast at a time, bottom centre, for five seconds. Hover, focus and a hidden page stop the clock
 * (A §9, DESIGN "Toasts"). It rises where it would cover the focus or a dialog (D136). Mount it once, near the
 * root; `aria-live` keeps it audible behind an open dialog, and each toast announces itself. Its library writes one
 * style element with the nonce in `window.__nonce__` (STACK).
 */
export function Toaster({ toast, onDismiss, ...rest }: ToasterProps) {
  const dismissed = useEffectEvent(onDismiss);
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
    <Container aria-live="off" data-toaster {...rest}>
      <SnackbarProvider
        maxSnack={1}
        anchorOrigin={anchor}
        Components={cards}
        TransitionComponent={ToastEntry}
      />
    </Container>
  );
}

/*
 * `--lift` is set where a toast would cover what is in use; it is measured, so nothing may move it slowly. On phones
 * toasts are above the tab bar.
 */
const Container = styled.div`
  .notistack-SnackbarContainer {
    transition: none;
    inset-block-end: calc(
      ${space[4]} + max(env(safe-area-inset-bottom), ${pinned.keyboard}) + var(--lift, 0px)
    );
  }
  ${media.phone} {
    .notistack-SnackbarContainer {
      inset-block-end: calc(max(${pinned.bars}, ${pinned.keyboard}) + ${space[2]} + var(--lift, 0px));
    }
  }
`;
