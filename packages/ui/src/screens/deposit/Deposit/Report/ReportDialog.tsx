import { FormAnswer } from '../../../../forms/FormAnswer';
import { FormDialog } from '../../../../forms/FormDialog';
import { FormScope } from '../../../../forms/FormScope';
import type { DepositScreenProps, PaymentMethod } from '../DepositScreen.types';
import { depositWords } from '../depositWords';
import { ReportFieldset } from './ReportFieldset';
import { reportOf, reportSchema, type ReportFields } from './reportForm';
import { ReportQuestion } from './ReportQuestion';

export interface ReportDialogProps extends Pick<DepositScreenProps, 'balance' | 'account' | 'report'> {
  method: PaymentMethod;
  onClose: () => void;
}

/** A deposit paid by bank: what was paid, with its receipt, and the question before it is sent (D53). */
export function ReportDialog({ method, balance, account, report, onClose }: ReportDialogProps) {
  const { unanswered, form, asked } = report;
  const open = unanswered?.values ?? {};
  const initial: ReportFields = {
    amount: open['amount'] ?? '',
    transactionId: open['transactionId'] ?? '',
    comment: open['comment'] ?? (account === undefined ? '' : depositWords.commentOf(account)),
  };
  return (
    <FormScope
      draft={`deposit ${method.id}`}
      initialValues={initial}
      validationSchema={reportSchema(method.rate)}
      onSubmit={(values) => {
        const reviewed = reportOf(method, values);
        if (reviewed) report.onAsked(reviewed);
      }}
    >
      <FormDialog
        open
        size="reading"
        title={depositWords.report}
        covered={asked !== undefined}
        send={depositWords.review}
        onClose={onClose}
      >
        <FormAnswer form={form} />
        <ReportFieldset rate={method.rate} balance={balance} />
      </FormDialog>
      {asked && <ReportQuestion asked={asked} method={method} balance={balance} report={report} />}
    </FormScope>
  );
}
