import { addresses } from '../../../../addresses/addresses';
import { FigureRow, FigureRows } from '../../../../components/Figure/FigureRow';
import { sizeText } from '../../../../components/FileDrop/sizeText';
import { Money } from '../../../../components/Money/Money';
import type { ConfirmedWrite } from '../../../../confirm/VerifyDialog/confirmedWrite';
import { VerifyDialog } from '../../../../confirm/VerifyDialog/VerifyDialog';
import type { Remote } from '../../../../remote';
import { divideAmount } from '../../../../text/format/amount';
import type { PaymentMethod } from '../paymentMethod';
import { depositMessages } from '../messages';
import type { ReportValues } from './reportForm';

export interface ReportQuestionProps {
  asked: ReportValues;
  method: PaymentMethod;
  /** The Receiving Wallet, decimal text. */
  balance: Remote<string>;
  /**
   * The report of a deposit, which needs no code. It is confirmed and sent once, and its answer may be unknown (T12).
   */
  report: ConfirmedWrite<ReportValues>;
}

/** Repeats the whole report before it is sent once, without a code. A lost answer shows there (T12). */
export function ReportQuestion({ asked, method, balance, report }: ReportQuestionProps) {
  const { amount, transactionId, comment, image } = asked;
  const dollars = method.rate === undefined ? undefined : divideAmount(amount, method.rate);
  return (
    <VerifyDialog
      movesMoney={false}
      open
      title={depositMessages.confirmTitle}
      description={depositMessages.confirmDetail}
      confirmLabel={depositMessages.confirm}
      attempt={report.attempt}
      offline={report.offline}
      history={{ href: addresses.transactions }}
      onConfirm={report.onConfirm}
      onRepeat={report.onRepeat}
      onClose={report.onClose}
    >
      <FigureRows>
        <FigureRow label={depositMessages.method}>
          <bdi translate="no">{method.name}</bdi>
        </FigureRow>
        <FigureRow label={depositMessages.inRupees}>
          <Money figure="asked" value={amount} currency="inr" />
        </FigureRow>
        {dollars !== undefined && (
          <FigureRow label={depositMessages.inDollars}>
            <Money figure="reportedDollars" value={dollars} />
          </FigureRow>
        )}
        <FigureRow label={depositMessages.transactionId}>{transactionId}</FigureRow>
        {comment !== '' && (
          <FigureRow label={depositMessages.commentShort}>
            <bdi>{comment}</bdi>
          </FigureRow>
        )}
        <FigureRow label={depositMessages.receipt}>{sizeText(image.size)}</FigureRow>
        <FigureRow label={depositMessages.balance}>
          <Money figure="walletBalance" value={balance.state === 'ready' ? balance.data : undefined} />
        </FigureRow>
      </FigureRows>
    </VerifyDialog>
  );
}
