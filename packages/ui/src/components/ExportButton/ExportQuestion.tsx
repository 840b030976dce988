import { exportMessages } from '../../text/exportMessages';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';

export interface ExportQuestionProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before hidden amounts are written to a file. */
export const ExportQuestion = ({ onConfirm, onClose }: ExportQuestionProps) => (
  <ConfirmDialog
    open
    title={exportMessages.withAmounts}
    confirmLabel={exportMessages.exportCsv}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {exportMessages.hiddenHere}
  </ConfirmDialog>
);
