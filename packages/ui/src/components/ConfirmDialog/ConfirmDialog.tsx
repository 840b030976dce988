import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontWeight, space } from '../../tokens';
import { overlayMessages } from '../../text/overlayMessages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { useSinglePress } from './useSinglePress';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What will happen: wallet, amount, destination. */
  children?: ReactNode;
  /** The words on the button: a verb for what will happen. */
  confirmLabel: string;
  closeLabel?: string;
  /** For what can't be undone: the focus starts on Close, and no button invites a press. */
  irreversible?: boolean;
  /** While the answer is awaited nothing can be pressed, and the dialog stays. */
  busy?: boolean;
  /** Why the last try failed, as a sentence. */
  error?: string | undefined;
  /** Called once per press, however fast it is repeated. Return the promise of the work, or set `busy`. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Says what is about to happen, asks, and lets it happen once (SECURITY T12). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    closeLabel = overlayMessages.close,
    error,
    onConfirm,
    onClose,
  } = props;
  const { irreversible = false, busy = false } = props;
  const press = useSinglePress(onConfirm, { open, busy });
  return (
    <Dialog
      open={open}
      title={title}
      locked={busy}
      focusOn="actions"
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {closeLabel}
          </Button>
          <Button variant={irreversible ? 'danger' : 'main'} busy={busy} onClick={() => press()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(children !== undefined || error !== undefined) && (
        <Words>
          {children}
          {error && <Fault role="alert">{error}</Fault>}
        </Words>
      )}
    </Dialog>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`;

const Fault = styled.p`
  color: ${color.bad};
  font-weight: ${fontWeight.strong};
`;
