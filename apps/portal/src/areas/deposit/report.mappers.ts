import type { UploadInit } from '@portal/api';
import type { ReportValues } from '@portal/ui/screens/deposit';
import { toSentId } from '@portal/portal-core/fromApi/repeats';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';

/** Maps the API's names to the form's fields, for the server's texts. */
export const reportNames = {
  amount: 'amount',
  transaction_id: 'transactionId',
  comment: 'comment',
  image: 'image',
} satisfies BodyFieldNames<'/manual-deposit'>;

/** The contract's body: the method is `bank_id` (D80), and an empty comment is absent. */
export const toReportBody = ({
  methodId,
  amount,
  transactionId,
  comment,
  image,
}: ReportValues): UploadInit<'/manual-deposit'>['body'] => ({
  amount,
  bank_id: toSentId(methodId),
  transaction_id: transactionId,
  image,
  ...(comment !== '' && { comment }),
});
