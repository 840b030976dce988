import { addresses } from '../../../addresses/addresses';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { UnknownOutcome } from '../../../confirm/UnknownOutcome/UnknownOutcome';
import { walletNames } from '../../../text/wallets';
import { toWithdrawal } from './withdrawDraft';
import type { WithdrawFormProps } from './WithdrawForm';
import { fill } from '../../../text/fill';
import { withdrawMessages } from './messages';

interface UnansweredWithdrawalProps extends Pick<WithdrawFormProps, 'write' | 'destination'> {
  onForgotten: () => void;
}

/** A withdrawal without an answer, while no dialog shows it. */
export function UnansweredWithdrawal({ write, destination, onForgotten }: UnansweredWithdrawalProps) {
  const { unanswered, asked, attempt, onAsked } = write;
  if (unanswered === undefined || asked !== undefined) return null;
  const sent = toWithdrawal(unanswered.values);
  const at = new Date(unanswered.at).toISOString();
  const mayRepeat = sent !== undefined && destination.state === 'ready';
  return (
    <UnknownOutcome
      historyHref={addresses.withdrawals}
      isProven={attempt.isProven === true}
      onRepeated={mayRepeat ? () => onAsked(sent) : undefined}
      onForgotten={onForgotten}
    >
      {fill(sent ? withdrawMessages.unansweredAmount : withdrawMessages.unanswered, {
        amount: <Money figure="asked" value={sent?.amount} />,
        wallet: sent && walletNames[sent.wallet],
        time: <Moment at={at} form="slashDayTime" />,
      })}
    </UnknownOutcome>
  );
}
