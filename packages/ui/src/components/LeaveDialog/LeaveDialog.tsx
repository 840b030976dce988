import { overlayMessages } from '../../text/overlayMessages';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import type { ElementProps } from '../elementProps';

export interface LeaveDialogProps extends ElementProps {
  open: boolean;
  /** Called when the member discards the input. */
  onLeave: () => void;
  /** Called when the member stays on the page. */
  onStay: () => void;
}

/** Asks before leaving a page with unsaved input. */
export function LeaveDialog({ open, onLeave, onStay, ...rest }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={overlayMessages.discardQuestion}
      closeLabel={overlayMessages.keepEditing}
      confirmLabel={overlayMessages.discard}
      irreversible
      onConfirm={onLeave}
      onClose={onStay}
      {...rest}
    >
      {overlayMessages.leavingLoses}
    </ConfirmDialog>
  );
}
