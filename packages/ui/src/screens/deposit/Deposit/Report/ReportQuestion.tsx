import { addresses } from '../../../../addresses/addresses';
import { FigureRow, FigureRows } from '../../../../components/Figure/FigureRow';
import { sizeText } from '../../../../components/FileDrop/sizeText';
import { Money } from '../../../../components/Money/Money';
import { VerifyDialog } from '../../../../confirm/VerifyDialog/VerifyDialog';
import { divideAmount } from '../../../../text/format/amount';
import type { DepositScreenProps, PaymentMethod, ReportValues } from '../DepositScreen.types';
import { depositWords } from '../depositWords';

interface ReportQuestionProps extends Pick<DepositScreenProps, 'balance' | 'report'> {
  asked: ReportValues;
  method: PaymentMethod;
}

/** Repeats all of a report before it is sent once. A lost answer is named there (T12). It takes no code. */
export function ReportQuestion({ asked, method, balance, report }: ReportQuestionProps) {
  const { amount, transactionId, comment, image } = asked;
  const dollars = method.rate === undefined ? undefined : divideAmount(amount, method.rate);
  return (
    <VerifyDialog
      movesMoney={false}
      open
      title={depositWords.confirmTitle}
      description={depositWords.confirmDetail}
      confirmLabel={depositWords.confirm}
      attempt={report.attempt}
      offline={report.offline}
      history={{ href: addresses.transactions }}
      onConfirmed={report.onConfirmed}
      onRepeated={report.onRepeated}
      onClose={report.onClosed}
    >
      <FigureRows>
        <FigureRow label={depositWords.method}>
          <bdi translate="no">{method.name}</bdi>
        </FigureRow>
        <FigureRow label={depositWords.inRupees}>
          <Money value={amount} currency="inr" />
        </FigureRow>
        {dollars !== undefined && (
          <FigureRow label={depositWords.inDollars}>
            <Money value={dollars} />
          </FigureRow>
        )}
        <FigureRow label={depositWords.transactionId}>{transactionId}</FigureRow>
        {comment !== '' && (
          <FigureRow label={depositWords.commentShort}>
            <bdi>{comment}</bdi>
          </FigureRow>
        )}
        <FigureRow label={depositWords.receipt}>{sizeText(image.size)}</FigureRow>
        <FigureRow label={depositWords.balance}>
          <Money value={balance.state === 'ready' ? balance.data : undefined} />
        </FigureRow>
      </FigureRows>
    </VerifyDialog>
  );
}
