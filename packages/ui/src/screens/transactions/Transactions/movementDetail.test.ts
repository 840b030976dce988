import { expect, test } from 'vitest';
import type { Movement } from './movement';
import { movementAmount, movementDetailOf, movementLinesOf, movementType } from './movementDetail';

const credit: Movement = {
  ...{ id: '1', wallet: 'Receiving Wallet', direction: 'credit', value: '5.00' },
  ...{ note: 'Deposit by USDT BEP20', source: 'Deposit' },
};
const held: Movement = { ...credit, wallet: 'Hold Wallet', held: true, note: 'Withdrawal WD-1', source: '' };

test('a credit is green, but for what is held, which is nobody’s gain', () => {
  expect(movementAmount(credit)).toEqual({ value: '5.00', signed: true, tone: 'good' });
  expect(movementAmount(held)).toEqual({ value: '5.00', signed: true, tone: 'plain' });
  expect([credit, held].map((row) => movementType(row)?.variant)).toEqual(['good', 'neutral']);
  expect(movementType({ ...credit, direction: undefined })).toBeUndefined();
});

test('a movement says what it was and where it is now', () => {
  expect(movementDetailOf(credit)).toMatchObject({
    ...{ kind: 'Deposit', meaning: 'It came into your Receiving Wallet.' },
  });
  expect(movementDetailOf(held)).toMatchObject({
    ...{ kind: 'Movement', meaning: 'It waits here until what it is held for is decided.' },
  });
  expect(movementLinesOf(credit)).toMatchObject({ icon: 'deposit', what: 'Deposit by USDT BEP20' });
  expect(movementLinesOf({ ...held, note: '' })).toMatchObject({ icon: 'wallet', what: '--' });
});
