import { overlayMessages } from '../../text/overlayMessages';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';

export interface LeaveDialogProps {
  open: boolean;
  /** Called when the member gives up what was typed. */
  onLeft: () => void;
  onStayed: () => void;
}

/** Asks before a page is left on which something was typed and not sent. */
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
