import { overlayWords } from '../../text/overlayWords';
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
      title={overlayWords.discardQuestion}
      closeLabel={overlayWords.keepEditing}
      confirmLabel={overlayWords.discard}
      irreversible
      onConfirm={onLeft}
      onClose={onStayed}
    >
      {overlayWords.leavingLoses}
    </ConfirmDialog>
  );
}
