import { expect, test } from 'vitest';
import { refused } from '../../shared/calls/outcome.fixtures';
import { fieldTextsOf } from '../../shared/calls/refusalTexts';
import { reportBodyOf, reportNames } from './report.view';

const image = new File(['x'], 'image.png');
const report = { methodId: '3', amount: '8825.00', transactionId: 'UTR1', comment: '', image };

test('a report goes out under the wire’s names: the method is the bank’s id (D80)', () => {
  expect(reportBodyOf({ ...report, comment: 'Paid' })).toEqual({
    amount: '8825.00',
    bank_id: '3',
    transaction_id: 'UTR1',
    comment: 'Paid',
    image,
  });
});

test.each([
  ['amount', 'amount'],
  ['transaction_id', 'transactionId'],
  ['comment', 'comment'],
  ['image', 'image'],
])('a text at %s stands at the field %s (D39)', (wire, field) => {
  expect(fieldTextsOf(refused({}, { fields: { [wire]: ['No.'] } }), reportNames)).toEqual({ [field]: 'No.' });
});

test('no comment is none', () => {
  expect(reportBodyOf(report)).not.toHaveProperty('comment');
});
