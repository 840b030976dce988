import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { accountMessages, cancelMessages } from '../messages';
import type { AddAccountDialogProps } from './addAccount';

interface AuthorityQuestionProps extends AddAccountDialogProps {
  accountNumber: string;
}

/** Repeats the whole number and explains what adding it allows us. Each press sends it once (T12). */
export function AuthorityQuestion({ target, accountNumber, adding, onClose }: AuthorityQuestionProps) {
  const { form, message, offline, onSent } = adding;
  return (
    <ConfirmDialog
      open
      title={accountMessages.warning}
      confirmLabel={accountMessages.add}
      irreversible
      busy={form.busy}
      error={offline ? verifyMessages.offline : message}
      onConfirm={() => {
        // An offline press sends nothing, now or later. The next press is a new try.
        if (offline) return Promise.resolve();
        return onSent({ subscriptionId: target.subscriptionId, accountNumber });
      }}
      onClose={onClose}
    >
      <FigureRows>
        <FigureRow label={cancelMessages.package}>
          <Verbatim>{target.package}</Verbatim>
        </FigureRow>
        <FigureRow label={accountMessages.number}>{accountNumber}</FigureRow>
      </FigureRows>
      <p>{accountMessages.authority}</p>
      <p>{accountMessages.check}</p>
    </ConfirmDialog>
  );
}
