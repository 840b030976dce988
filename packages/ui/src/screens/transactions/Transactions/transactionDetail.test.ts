import { expect, test } from 'vitest';
import type { Transaction } from './transaction';
import {
  toTransactionAmount,
  toTransactionDetail,
  toTransactionLines,
  toTransactionType,
} from './transactionDetail';

const credit: Transaction = {
  ...{ id: '1', wallet: 'Receiving Wallet', direction: 'credit', value: '5.00' },
  ...{ note: 'Deposit by USDT BEP20', source: 'Deposit', crosses: true },
};
const held: Transaction = {
  ...credit,
  wallet: 'Hold Wallet',
  ...{ held: true, crosses: false, otherWallet: 'Live Wallet' },
  note: 'Withdrawal WD-1',
  source: '',
};

test('shows in green only what came from outside (D150)', () => {
  const shown = { figure: 'transactionAmount', value: '5.00', signed: true };
  expect(toTransactionAmount(credit)).toEqual({ ...shown, tone: 'good' });
  expect(toTransactionAmount(held)).toEqual({ ...shown, tone: 'plain' });
  const unknown = { ...credit, crosses: undefined };
  expect(toTransactionAmount(unknown).tone).toBe('plain');
  expect([credit, held, unknown].map((row) => toTransactionType(row)?.variant)).toEqual([
    'good',
    'neutral',
    'neutral',
  ]);
  expect(toTransactionType({ ...credit, direction: undefined })).toBeUndefined();
});

test('shows a transaction’s kind and status', () => {
  expect(toTransactionDetail(credit)).toMatchObject({
    ...{ kind: 'Deposit', meaning: 'Added to your Receiving Wallet.' },
  });
  expect(toTransactionDetail(held)).toMatchObject({
    ...{ kind: 'Transaction', meaning: 'Moved from your Live Wallet to your Hold Wallet.' },
  });
  expect(toTransactionLines(credit)).toMatchObject({ icon: 'deposit', what: 'Deposit by USDT BEP20' });
  expect(toTransactionLines({ ...held, note: '' })).toMatchObject({ icon: 'wallet', what: '--' });
});
