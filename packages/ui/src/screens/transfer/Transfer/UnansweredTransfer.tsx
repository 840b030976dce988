import { addresses } from '../../../addresses/addresses';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { UnknownOutcome } from '../../../confirm/UnknownOutcome/UnknownOutcome';
import { draftOf, transferOf } from './transferForm';
import type { TransferScreenProps } from './TransferScreen.types';

interface UnansweredTransferProps extends Pick<TransferScreenProps, 'write'> {
  onRepeated: () => void;
}

/** A transfer whose answer never came, while no dialog shows it. The history is on the same page. */
export function UnansweredTransfer({ write, onRepeated }: UnansweredTransferProps) {
  const { unanswered, asked, repeatable, onForgotten } = write;
  if (unanswered === undefined || asked !== undefined) return null;
  const sent = transferOf(draftOf(unanswered.values));
  const at = new Date(unanswered.at).toISOString();
  return (
    <UnknownOutcome
      historyHref={addresses.transfer}
      onRepeated={repeatable && sent ? onRepeated : undefined}
      onForgotten={onForgotten}
    >
      A transfer{' '}
      {sent && (
        <>
          of <Money value={sent.amount} />{' '}
        </>
      )}
      was sent at <Moment at={at} form="slashDayTime" />, and no answer came. Look in the list below before
      you send another.
    </UnknownOutcome>
  );
}
