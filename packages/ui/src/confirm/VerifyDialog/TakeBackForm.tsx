import { FigureRow, FigureRows } from '../../components/Figure/FigureRow';
import { Money } from '../../components/Money/Money';
import { ServerMessage, Verbatim } from '../../components/ServerMessage/ServerMessage';
import { fill } from '../../text/fill';
import type { ConfirmedWrite, TakeBackValues } from './confirmedWrite';
import { verifyMessages } from './messages';
import { VerifyDialog } from './VerifyDialog';

export interface TakeBackFormProps {
  takeBack: ConfirmedWrite<TakeBackValues>;
  /** The path of the list with the outcome. */
  history: string;
  /** The dialog's title. */
  question: string;
  labels: { item: string; amount: string };
  /** What is taken back. */
  asked: TakeBackValues;
  onClose: () => void;
}

/** The open dialog. */
export function TakeBackForm(props: TakeBackFormProps) {
  const { takeBack, history, question, labels, asked, onClose } = props;
  const { attempt, offline, onConfirm, onRepeat } = takeBack;
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
