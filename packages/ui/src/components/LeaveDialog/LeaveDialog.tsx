import { overlayMessages } from '../../text/overlayMessages';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';

export interface LeaveDialogProps {
  open: boolean;
  /** Called when the member discards the input. */
  onLeft: () => void;
  /** Called when the member stays on the page. */
  onStayed: () => void;
}

/** Asks before leaving a page with unsaved input. */
export function LeaveDialog({ open, onLeft, onStayed }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={overlayMessages.discardQuestion}
      closeLabel={overlayMessages.keepEditing}
      confirmLabel={overlayMessages.discard}
      irreversible
      onConfirm={onLeft}
      onClose={onStayed}
    >
      {overlayMessages.leavingLoses}
    </ConfirmDialog>
  );
}
