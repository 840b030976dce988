import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Verbatim } from '../../../components/ServerWords/Verbatim';
import { verifyWords } from '../../../confirm/VerifyDialog/verifyWords';
import { accountWords, cancelWords } from '../subscriptionWords';
import type { AddAccountDialogProps } from './addAccount';

interface AuthorityQuestionProps extends AddAccountDialogProps {
  accountNumber: string;
}

/** Repeats the whole number and says what adding it allows us. Each press sends it once (T12). */
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
        // An offline press sends nothing, now or later. The next press counts for itself.
        if (offline) return Promise.resolve();
        return onSent({ subscriptionId: target.subscriptionId, accountNumber });
      }}
      onClose={onClose}
    >
      <FigureRows>
        <FigureRow label={cancelWords.package}>
          <Verbatim>{target.package}</Verbatim>
        </FigureRow>
        <FigureRow label={accountWords.number}>{accountNumber}</FigureRow>
      </FigureRows>
      <p>{accountWords.authority}</p>
      <p>{accountWords.check}</p>
    </ConfirmDialog>
  );
}
