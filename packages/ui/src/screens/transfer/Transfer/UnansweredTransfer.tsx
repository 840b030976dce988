import { Money } from '../../../components/Money/Money';
import { UnknownOutcome } from '../../../components/UnknownOutcome/UnknownOutcome';
import { formatDate, isoDate } from '../../../text/format/dates';
import { draftOf, transferOf } from './transferForm';
import type { TransferScreenProps } from './TransferScreen.types';
import { transferWords } from './transferWords';

interface UnansweredTransferProps extends Pick<TransferScreenProps, 'write'> {
  onRepeated: () => void;
}

/** A transfer whose answer never came, while no dialog speaks of it. The history is on the same page. */
export function UnansweredTransfer({ write, onRepeated }: UnansweredTransferProps) {
  const { unanswered, asked, repeatable, onForgotten } = write;
  if (unanswered === undefined || asked !== undefined) return null;
  const sent = transferOf(draftOf(unanswered.values));
  const at = new Date(unanswered.at).toISOString();
  return (
    <UnknownOutcome
      historyHref={transferWords.href}
      onRepeated={repeatable && sent ? onRepeated : undefined}
      onForgotten={onForgotten}
    >
      A transfer{' '}
      {sent && (
        <>
          of <Money value={sent.amount} />{' '}
        </>
      )}
      was sent at <time dateTime={isoDate(at)}>{formatDate(at, 'slashDayTime')}</time>, and no answer came.
      Look in the list below before you send another.
    </UnknownOutcome>
  );
}
