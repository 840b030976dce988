import { useFormikContext } from 'formik';
import { FormAnswer } from '../../../../forms/FormAnswer';
import { FormDialog } from '../../../../forms/FormDialog';
import { FormScope } from '../../../../forms/FormScope';
import { depositMessages } from '../messages';
import { bankReference, plainMessages } from '../../../../forms/rules/filters';
import { FormImageField } from '../../../../forms/FormImageField';
import { FormMoneyField } from '../../../../forms/FormMoneyField';
import { FormTextField } from '../../../../forms/FormTextField';
import { divideAmount } from '../../../../text/format/amount';
import { formatFigure } from '../../../../text/figures/figure';
import { parseAmount } from '../../../../text/typed/typedAmount';
import { dashboardTexts, kycTexts } from '../../../../text/messages';
import { getReport, inRupees, type ReportFields, reportSchema } from './reportForm';
import { ReportQuestion, type ReportQuestionProps } from './ReportQuestion';

interface ReportFieldsetProps extends Pick<ReportQuestionProps, 'balance'> {
  rate: string | undefined;
}

/** The fields of a report. It shows a conversion only where a rate exists (D53). */
function ReportFieldset({ rate, balance }: ReportFieldsetProps) {
  const { values } = useFormikContext<ReportFields>();
  return (
    <>
      <FormMoneyField
        {...inRupees}
        name="amount"
        label={depositMessages.inRupees}
        aside={`${dashboardTexts.receivingWallet} ${formatFigure('receivingWallet', balance.state === 'ready' ? balance.data : undefined)}`}
        aria-required
        hint={rate === undefined ? undefined : toConversion(values.amount, rate)}
      />
      <FormTextField
        name="transactionId"
        label={depositMessages.transactionId}
        hint={depositMessages.transactionIdHint}
        filter={bankReference}
        limit={100}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        aria-required
      />
      <FormImageField name="image" label={depositMessages.receipt} tooLargeMessage={kycTexts.imageTooLarge} />
      <FormTextField
        name="comment"
        label={depositMessages.comment}
        filter={plainMessages}
        limit={500}
        autoComplete="off"
      />
    </>
  );
}

function toConversion(typed: string, rate: string): string {
  const amount = parseAmount(typed, inRupees);
  const dollars = amount === undefined ? undefined : divideAmount(amount, rate);
  const rupees = formatFigure('exchangeRate', rate, { currency: 'inr', shown: true });
  return dollars === undefined
    ? depositMessages.rate({ rupees })
    : depositMessages.converted({ dollars: formatFigure('reportedDollars', dollars), rupees });
}

export interface ReportDialogProps extends Omit<ReportQuestionProps, 'asked'> {
  /** Number of the MT5 account that receives the deposit instead of the wallet (D5). Only banks are offered then. */
  account?: string | undefined;
  onClose: () => void;
}

/** A bank deposit: the amount, its receipt, and the confirmation before it is sent (D53). */
export function ReportDialog({ method, balance, account, report, onClose }: ReportDialogProps) {
  const { unanswered, form, asked } = report;
  const open = unanswered?.values ?? {};
  const initial: ReportFields = {
    amount: open['amount'] ?? '',
    transactionId: open['transactionId'] ?? '',
    comment: open['comment'] ?? (account === undefined ? '' : depositMessages.accountComment({ account })),
  };
  return (
    <FormScope
      draft={`deposit ${method.id}`}
      initialValues={initial}
      validationSchema={reportSchema(method.rate)}
      onSubmit={(values) => {
        const reviewed = getReport(method, values);
        if (reviewed) report.onRequest(reviewed);
      }}
    >
      <FormDialog
        open
        size="reading"
        title={depositMessages.report}
        covered={asked !== undefined}
        send={depositMessages.review}
        onClose={onClose}
      >
        <FormAnswer form={form} />
        <ReportFieldset rate={method.rate} balance={balance} />
      </FormDialog>
      {asked && <ReportQuestion asked={asked} method={method} balance={balance} report={report} />}
    </FormScope>
  );
}
