import { expect, test } from 'vitest';
import { toReportBody } from './report.mappers';

const image = new File(['x'], 'image.png');
const report = { methodId: '3', amount: '8825.00', transactionId: 'UTR1', comment: '', image };

test('a report goes out under the API’s names: the method is the bank’s id (D80) [A §3 Deposit transaction]', () => {
  expect(toReportBody({ ...report, comment: 'Paid' })).toEqual({
    amount: '8825.00',
    bank_id: '3',
    transaction_id: 'UTR1',
    comment: 'Paid',
    image,
  });
});

test('no comment is none', () => {
  expect(toReportBody(report)).not.toHaveProperty('comment');
});
