import { formatDate, isoDate } from '../../../text/format/dates';
import { Money } from '../../../components/Money/Money';
import { UnknownOutcome } from '../../../components/UnknownOutcome/UnknownOutcome';
import { walletNames } from '../../../text/wallets';
import { withdrawalOf } from './withdrawal';
import type { WithdrawScreenProps } from './WithdrawScreen.types';
import { withdrawWords } from './withdrawWords';

interface UnansweredWithdrawalProps extends Pick<WithdrawScreenProps, 'write' | 'destination'> {
  onForgotten: () => void;
}

/** A withdrawal whose answer never came, while no dialog speaks of it. */
export function UnansweredWithdrawal({ write, destination, onForgotten }: UnansweredWithdrawalProps) {
  const { unanswered, asked, repeatable, onAsked } = write;
  if (unanswered === undefined || asked !== undefined) return null;
  const sent = withdrawalOf(unanswered.values);
  const at = new Date(unanswered.at).toISOString();
  const mayRepeat = repeatable && sent !== undefined && destination.state === 'ready';
  return (
    <UnknownOutcome
      historyHref={withdrawWords.historyHref}
      onRepeated={mayRepeat ? () => onAsked(sent) : undefined}
      onForgotten={onForgotten}
    >
      {sent ? (
        <>
          A withdrawal of <Money value={sent.amount} /> from the {walletNames[sent.wallet]}
        </>
      ) : (
        'A withdrawal'
      )}{' '}
      was sent at <time dateTime={isoDate(at)}>{formatDate(at, 'slashDayTime')}</time>, and no answer came.
      Look in your history before you send another.
    </UnknownOutcome>
  );
}
