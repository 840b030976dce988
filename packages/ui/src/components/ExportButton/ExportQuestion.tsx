import { exportWords } from '../../text/exportWords';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';

export interface ExportQuestionProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before amounts that are hidden on the screen leave it in a file. */
export const ExportQuestion = ({ onConfirm, onClose }: ExportQuestionProps) => (
  <ConfirmDialog
    open
    title={exportWords.withAmounts}
    confirmLabel={exportWords.exportCsv}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {exportWords.hiddenHere}
  </ConfirmDialog>
);
