import { Verbatim } from '../../../../components/ServerMessage/ServerMessage';
import { addresses } from '../../../../addresses/addresses';
import { Banner } from '../../../../components/Banner/Banner';
import { Moment } from '../../../../components/Moment/Moment';
import { UnknownOutcome } from '../../../../confirm/UnknownOutcome/UnknownOutcome';
import { formatFigure } from '../../../../text/figures/figure';
import { depositMessages } from '../messages';
import type { ReportQuestionProps } from './ReportQuestion';
import { fill } from '../../../../text/fill';

interface ReportStateProps extends Pick<ReportQuestionProps, 'report'> {
  /** The last report that the server accepted on this visit. */
  reported: { amount: string; transactionId: string } | undefined;
  onReportOpen: () => void;
}

const inRupees = (amount: string | undefined) => formatFigure('asked', amount, { currency: 'inr' });

/** The outcome of the last report: unanswered, or accepted. */
export function ReportState({ report, reported, onReportOpen }: ReportStateProps) {
  const { unanswered, attempt, onForget } = report;
  if (unanswered) {
    const { amount, transactionId = '' } = unanswered.values;
    const at = new Date(unanswered.at).toISOString();
    return (
      <UnknownOutcome
        historyHref={addresses.transactions}
        isProven={attempt.isProven === true}
        movesMoney={false}
        onRepeat={onReportOpen}
        onForget={onForget}
      >
        {fill(depositMessages.unansweredReport, {
          amount: <span translate="no">{inRupees(amount)}</span>,
          id: <Verbatim>{transactionId}</Verbatim>,
          time: <Moment at={at} form="dayTime" />,
        })}
      </UnknownOutcome>
    );
  }
  if (!reported) return null;
  return (
    <Banner
      variant="good"
      icon="check"
      // The toast announces it.
      aria-live="off"
      detail={depositMessages.reportedDetail({
        rupees: inRupees(reported.amount),
        transactionId: reported.transactionId,
      })}
    >
      {depositMessages.reported}
    </Banner>
  );
}
