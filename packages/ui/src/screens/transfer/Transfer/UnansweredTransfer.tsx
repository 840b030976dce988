import { addresses } from '../../../addresses/addresses';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { UnknownOutcome } from '../../../confirm/UnknownOutcome/UnknownOutcome';
import { toDraft, toTransfer } from './transferForm';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { TransferValues } from './transfer';
import { fill } from '../../../text/fill';
import { transferMessages } from './messages';

interface UnansweredTransferProps {
  write: ConfirmedWrite<TransferValues>;
  onRepeat: () => void;
  onForget: () => void;
}

/** A transfer without an answer, while no dialog shows it. The history is on the same page. */
export function UnansweredTransfer({ write, onRepeat, onForget }: UnansweredTransferProps) {
  const { unanswered, asked, attempt } = write;
  if (unanswered === undefined || asked !== undefined) return null;
  const sent = toTransfer(toDraft(unanswered.values));
  const at = new Date(unanswered.at).toISOString();
  return (
    <UnknownOutcome
      historyHref={addresses.transfer}
      isProven={attempt.isProven === true}
      onRepeat={sent ? onRepeat : undefined}
      onForget={onForget}
    >
      {fill(sent ? transferMessages.unansweredAmount : transferMessages.unanswered, {
        amount: <Money figure="asked" value={sent?.amount} />,
        time: <Moment at={at} form="slashDayTime" />,
      })}
    </UnknownOutcome>
  );
}
