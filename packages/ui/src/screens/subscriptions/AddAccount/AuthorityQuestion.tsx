import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { verifyWords } from '../../../components/VerifyDialog/verifyWords';
import { noFigure } from '../../../text/format/money';
import { accountWords, cancelWords } from '../subscriptionWords';
import type { AddAccountDialogProps } from './addAccount';

interface AuthorityQuestionProps extends AddAccountDialogProps {
  accountNumber: string;
}

/** Repeats the number whole and says what adding it allows us; it is sent once a press (T12). */
export function AuthorityQuestion({ target, accountNumber, adding, onClose }: AuthorityQuestionProps) {
  const { form, message, offline, onSent } = adding;
  return (
    <ConfirmDialog
      open
      title={accountWords.warning}
      confirmLabel={accountWords.add}
      irreversible
      busy={form.busy}
      error={offline ? verifyWords.offline : message}
      onConfirm={() => {
        // The press counts for nothing, and the next one for itself.
        if (offline) return Promise.resolve();
        return onSent({ subscriptionId: target.subscriptionId, accountNumber });
      }}
      onClose={onClose}
    >
      <FigureRows>
        <FigureRow label={cancelWords.package}>
          <bdi>{target.package || noFigure}</bdi>
        </FigureRow>
        <FigureRow label={accountWords.number}>{accountNumber}</FigureRow>
      </FigureRows>
      <p>{accountWords.authority}</p>
      <p>{accountWords.check}</p>
    </ConfirmDialog>
  );
}
