import type { UploadInit } from '@portal/api';
import type { ReportValues } from '@portal/ui/screens/deposit';
import type { BodyFieldNames } from '../../shared/calls/refusalTexts';

/** The form's field of each wire name, for the server's texts at fields. */
export const reportNames = {
  amount: 'amount',
  transaction_id: 'transactionId',
  comment: 'comment',
  image: 'image',
} satisfies BodyFieldNames<'/manual-deposit'>;

/** As the contract wants it: the method is `bank_id` (D80), and no comment is none. */
export const toReportBody = ({
  methodId,
  amount,
  transactionId,
  comment,
  image,
}: ReportValues): UploadInit<'/manual-deposit'>['body'] => ({
  amount,
  bank_id: methodId,
  transaction_id: transactionId,
  image,
  ...(comment !== '' && { comment }),
});
