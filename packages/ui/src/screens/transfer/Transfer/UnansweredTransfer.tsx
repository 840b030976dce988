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
  onRepeated: () => void;
  onForgotten: () => void;
}

/** A transfer without an answer, while no dialog shows it. The history is on the same page. */
export function UnansweredTransfer({ write, onRepeated, onForgotten }: UnansweredTransferProps) {
  const { unanswered, asked, attempt } = write;
  if (unanswered === undefined || asked !== undefined) return null;
  const sent = toTransfer(toDraft(unanswered.values));
  const at = new Date(unanswered.at).toISOString();
  return (
    <UnknownOutcome
      historyHref={addresses.transfer}
      isProven={attempt.isProven === true}
      onRepeated={sent ? onRepeated : undefined}
      onForgotten={onForgotten}
    >
      {fill(sent ? transferMessages.unansweredAmount : transferMessages.unanswered, {
        amount: <Money figure="asked" value={sent?.amount} />,
        time: <Moment at={at} form="slashDayTime" />,
      })}
    </UnknownOutcome>
  );
}
