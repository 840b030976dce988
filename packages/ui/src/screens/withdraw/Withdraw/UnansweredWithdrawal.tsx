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
  onForget: () => void;
}

/** A withdrawal without an answer, while no dialog shows it. */
export function UnansweredWithdrawal({ write, destination, onForget }: UnansweredWithdrawalProps) {
  const { unanswered, asked, attempt, onRequest } = write;
  if (unanswered === undefined || asked !== undefined) return null;
  const sent = toWithdrawal(unanswered.values);
  const at = new Date(unanswered.at).toISOString();
  const mayRepeat = sent !== undefined && destination.state === 'ready';
  return (
    <UnknownOutcome
      historyHref={addresses.withdrawals}
      isProven={attempt.isProven === true}
      onRepeat={mayRepeat ? () => onRequest(sent) : undefined}
      onForget={onForget}
    >
      {fill(sent ? withdrawMessages.unansweredAmount : withdrawMessages.unanswered, {
        amount: <Money figure="asked" value={sent?.amount} />,
        wallet: sent && walletNames[sent.wallet],
        time: <Moment at={at} form="slashDayTime" />,
      })}
    </UnknownOutcome>
  );
}
