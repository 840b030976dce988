import { FigureRow, FigureRows } from '../../components/Figure/FigureRow';
import { Moment } from '../../components/Moment/Moment';
import { Money } from '../../components/Money/Money';
import { ServerMessage, Verbatim } from '../../components/ServerMessage/ServerMessage';
import { fill } from '../../text/fill';
import { UnknownOutcome } from '../UnknownOutcome/UnknownOutcome';
import type { ConfirmedWrite } from './confirmedWrite';
import { verifyMessages } from './messages';
import { VerifyDialog } from './VerifyDialog';

/** A pending request to take back, as text, because it is stored after a lost answer (T12). */
export type TakeBackValues = {
  /** Its code or id. The dialog's own field is named `code`. */
  item: string;
  /** USD, decimal text. '' where the server sends none. */
  amount: string;
  /** The wallet's name, or ''. */
  wallet: string;
};

interface TakeBackProps {
  takeBack: ConfirmedWrite<TakeBackValues>;
  /** The path of the list with the outcome. */
  history: string;
}

interface TakeBackDialogProps extends TakeBackProps {
  /** The dialog's title. */
  question: string;
  labels: { item: string; amount: string };
}

/** The question before a pending request is taken back. It needs no code, because the money stays the member's. */
export function TakeBackDialog({ takeBack, history, question, labels }: TakeBackDialogProps) {
  const { asked, attempt, offline, onConfirm, onRepeat, onClose } = takeBack;
  if (!asked) return null;
  return (
    <VerifyDialog
      open
      title={question}
      description={
        asked.wallet === ''
          ? verifyMessages.takeBackEffectUnnamed
          : fill(verifyMessages.takeBackEffect, { wallet: <ServerMessage>{asked.wallet}</ServerMessage> })
      }
      confirmLabel={verifyMessages.takeBack}
      attempt={attempt}
      offline={offline}
      history={{ href: history, onOpen: onClose }}
      onConfirm={onConfirm}
      onRepeat={onRepeat}
      onClose={onClose}
    >
      <FigureRows>
        <FigureRow label={labels.item}>
          <Verbatim>{asked.item}</Verbatim>
        </FigureRow>
        <FigureRow label={labels.amount}>
          <Money figure="asked" value={asked.amount} />
        </FigureRow>
      </FigureRows>
    </VerifyDialog>
  );
}

interface UnansweredTakeBackProps extends TakeBackProps {
  /** The sentence, with `{code}` or `{amount}`, and `{time}`. */
  text: string;
}

/** A take-back without an answer, while no dialog shows it. The list below shows the outcome (T12). */
export function UnansweredTakeBack({ takeBack, history, text }: UnansweredTakeBackProps) {
  const { unanswered, asked, attempt, onForget } = takeBack;
  if (unanswered === undefined || asked !== undefined) return null;
  const { item, amount } = unanswered.values;
  return (
    <UnknownOutcome historyHref={history} isProven={attempt.isProven === true} onForget={onForget}>
      {fill(text, {
        code: <Verbatim>{item}</Verbatim>,
        amount: <Money figure="asked" value={amount} />,
        time: <Moment at={new Date(unanswered.at).toISOString()} form="dayTime" />,
      })}
    </UnknownOutcome>
  );
}
