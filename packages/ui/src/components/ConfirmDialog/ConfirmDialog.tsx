import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontWeight, space } from '../../tokens';
import { overlayMessages } from '../../text/overlayMessages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { useSinglePress } from './useSinglePress';
import { getElementProps, type ElementProps } from '../elementProps';
import { useOpen, type OpenProps } from '../useOpen';

export interface ConfirmDialogProps extends ElementProps, OpenProps {
  /** The question. */
  title: string;
  /** The consequence: wallet, amount, destination. */
  children?: ReactNode;
  /** The button's label: a verb for the action. */
  confirmLabel: string;
  /** The label of the button that changes nothing. */
  closeLabel?: string;
  /** For actions that can't be undone. The focus starts on Close, and no button is prominent. */
  irreversible?: boolean;
  /** While waiting for the response all buttons are disabled and the dialog stays open. */
  busy?: boolean;
  /** The error of the last attempt, as a sentence. */
  error?: string | undefined;
  /** Called once per press, however fast it is repeated. Return the promise of the work, or set `busy`. */
  onConfirm: () => unknown;
}

/** Describes the action, asks for confirmation, and runs it once (SECURITY T12). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, closeLabel = overlayMessages.close, error, onConfirm } = props;
  const { irreversible = false, busy = false } = props;
  const { isOpen, leave } = useOpen(props);
  const press = useSinglePress(onConfirm, { open: isOpen, busy });
  return (
    <Dialog
      open={isOpen}
      title={title}
      locked={busy}
      focusOn="actions"
      onClose={leave}
      actions={
        <>
          <Button disabled={busy} onClick={leave}>
            {closeLabel}
          </Button>
          <Button variant={irreversible ? 'danger' : 'main'} busy={busy} onClick={() => press()}>
            {confirmLabel}
          </Button>
        </>
      }
      {...getElementProps(props)}
    >
      {(children !== undefined || error !== undefined) && (
        <Text>
          {children}
          {error && <Fault role="alert">{error}</Fault>}
        </Text>
      )}
    </Dialog>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`;

const Fault = styled.p`
  color: ${color.bad};
  font-weight: ${fontWeight.strong};
`;
