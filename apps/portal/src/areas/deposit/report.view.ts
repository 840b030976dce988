import type { UploadInit } from '@portal/api';
import type { ReportValues } from '@portal/ui/screens/deposit';
import type { FieldNames } from '../../app/formRefusal';

/** Wire to form, for texts at fields. */
export const reportNames: FieldNames = {
  amount: 'amount',
  transaction_id: 'transactionId',
  comment: 'comment',
  image: 'image',
};

/** As the contract wants it: the method is `bank_id` (D80), and no comment is none. */
export const reportBodyOf = ({
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
