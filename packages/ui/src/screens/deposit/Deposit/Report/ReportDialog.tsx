import { FormAnswer } from '../../../../forms/FormAnswer';
import { FormDialog } from '../../../../forms/FormDialog';
import { FormScope } from '../../../../forms/FormScope';
import { depositMessages } from '../messages';
import { ReportFieldset } from './ReportFieldset';
import { getReport, reportSchema, type ReportFields } from './reportForm';
import { ReportQuestion, type ReportQuestionProps } from './ReportQuestion';

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
