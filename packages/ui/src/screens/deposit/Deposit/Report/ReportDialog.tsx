import { FormAnswer } from '../../../../forms/FormAnswer';
import { FormDialog } from '../../../../forms/FormDialog';
import { FormScope } from '../../../../forms/FormScope';
import type { DepositScreenProps, PaymentMethod } from '../DepositScreen.types';
import { depositMessages } from '../messages';
import { ReportFieldset } from './ReportFieldset';
import { getReport, reportSchema, type ReportFields } from './reportForm';
import { ReportQuestion } from './ReportQuestion';

export interface ReportDialogProps extends Pick<DepositScreenProps, 'balance' | 'account' | 'report'> {
  method: PaymentMethod;
  onClose: () => void;
}

/** A bank deposit: the amount, its receipt, and the confirmation before it is sent (D53). */
export function ReportDialog({ method, balance, account, report, onClose }: ReportDialogProps) {
  const { unanswered, form, asked } = report;
  const open = unanswered?.values ?? {};
  const initial: ReportFields = {
    amount: open['amount'] ?? '',
    transactionId: open['transactionId'] ?? '',
    comment: open['comment'] ?? (account === undefined ? '' : depositMessages.accountComment(account)),
  };
  return (
    <FormScope
      draft={`deposit ${method.id}`}
      initialValues={initial}
      validationSchema={reportSchema(method.rate)}
      onSubmit={(values) => {
        const reviewed = getReport(method, values);
        if (reviewed) report.onAsked(reviewed);
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
