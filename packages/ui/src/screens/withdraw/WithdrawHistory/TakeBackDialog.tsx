import { addresses } from '../../../addresses/addresses';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { ServerMessage, Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { UnknownOutcome } from '../../../confirm/UnknownOutcome/UnknownOutcome';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import { VerifyDialog } from '../../../confirm/VerifyDialog/VerifyDialog';
import { withdrawalTitles } from '../../../text/columnTitles';
import { fill } from '../../../text/fill';
import { withdrawalMessages } from './messages';
import type { Withdrawal } from './withdrawal';

/** A withdrawal to take back, as text, because it is stored after a lost answer (T12). */
export type TakeBackValues = {
  /** Its code. The dialog's own field is named `code`. */
  withdrawal: string;
  /** USD, decimal text. '' where the server sends none. */
  amount: string;
  /** The wallet's name, or ''. */
  wallet: string;
};

/** Undefined for a withdrawal that the member can't take back. */
export const toTakeBackValues = ({
  canTakeBack,
  code,
  amountFrom = '',
  type = '',
}: Withdrawal): TakeBackValues | undefined =>
  canTakeBack && code !== undefined ? { withdrawal: code, amount: amountFrom, wallet: type } : undefined;

interface TakeBackProps {
  takeBack: ConfirmedWrite<TakeBackValues>;
}

/** The question before a withdrawal is taken back. It needs no code, because the money stays the member's. */
export function TakeBackDialog({ takeBack }: TakeBackProps) {
  const { asked, attempt, offline, onConfirmed, onRepeated, onClosed } = takeBack;
  if (!asked) return null;
  return (
    <VerifyDialog
      open
      title={withdrawalMessages.takeBackQuestion}
      description={
        asked.wallet === ''
          ? withdrawalMessages.takeBackEffectUnnamed
          : fill(withdrawalMessages.takeBackEffect, { wallet: <ServerMessage>{asked.wallet}</ServerMessage> })
      }
      confirmLabel={withdrawalMessages.takeBack}
      attempt={attempt}
      offline={offline}
      history={{ href: addresses.withdrawals, onOpened: onClosed }}
      onConfirmed={onConfirmed}
      onRepeated={onRepeated}
      onClose={onClosed}
    >
      <FigureRows>
        <FigureRow label={withdrawalTitles.code}>
          <Verbatim>{asked.withdrawal}</Verbatim>
        </FigureRow>
        <FigureRow label={withdrawalTitles.amountFrom}>
          <Money value={asked.amount} />
        </FigureRow>
      </FigureRows>
    </VerifyDialog>
  );
}

/** A take-back without an answer, while no dialog shows it. The list below shows the outcome (T12). */
export function UnansweredTakeBack({ takeBack }: TakeBackProps) {
  const { unanswered, asked, attempt, onForgotten } = takeBack;
  if (unanswered === undefined || asked !== undefined) return null;
  return (
    <UnknownOutcome
      historyHref={addresses.withdrawals}
      isProven={attempt.isProven === true}
      onForgotten={onForgotten}
    >
      {fill(withdrawalMessages.unansweredTakeBack, {
        code: <Verbatim>{unanswered.values['withdrawal']}</Verbatim>,
        time: <Moment at={new Date(unanswered.at).toISOString()} form="dayTime" />,
      })}
    </UnknownOutcome>
  );
}
