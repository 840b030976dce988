import { Banner } from '../../../components/Banner/Banner';
import { UnknownOutcome } from '../../../components/UnknownOutcome/UnknownOutcome';
import { formatDate } from '../../../text/format/dates';
import { formatMoney } from '../../../text/format/money';
import type { DepositScreenProps } from './DepositScreen.types';
import { depositWords } from './depositWords';

interface ReportStateProps extends Pick<DepositScreenProps, 'report'> {
  /** The last report that was taken, on this visit. */
  reported: { amount: string; transactionId: string } | undefined;
  onReportOpened: () => void;
}

const inRupees = (amount: string | undefined) => formatMoney(amount, { currency: 'inr' });

/** What became of the last report: unanswered, or taken. */
export function ReportState({ report, reported, onReportOpened }: ReportStateProps) {
  const { unanswered, repeatable, onForgotten } = report;
  if (unanswered) {
    const { amount, transactionId = '' } = unanswered.values;
    const at = new Date(unanswered.at).toISOString();
    return (
      <UnknownOutcome
        historyHref="/user/transactions"
        onRepeated={repeatable ? onReportOpened : undefined}
        onForgotten={onForgotten}
      >
        {depositWords.unansweredReport(inRupees(amount), transactionId)}{' '}
        <time dateTime={at}>{formatDate(at, 'dayTime')}</time>
        {depositWords.unansweredDetail}
      </UnknownOutcome>
    );
  }
  if (!reported) return null;
  return (
    <Banner
      tone="good"
      icon="check"
      detail={depositWords.reportedDetail(inRupees(reported.amount), reported.transactionId)}
    >
      {depositWords.reported}
    </Banner>
  );
}
