import { expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toBalances } from './balances.mappers';

test('balances are those that the dashboard names (D66) [A §3 Dashboard data]', () => {
  const data = { payin_balance: 12, payout_balance: '3215.00', live_balance: 4000.5, fixed_balance: '0.00' };
  expect(toBalances(sent({ status: true, data }))).toEqual({
    payIn: '12',
    payOut: '3215.00',
    live: '4000.5',
    pamm: '0.00',
  });
});

test('a balance that can’t be read is none, and not zero [A §3 Dashboard data]', () => {
  const malformed = { payin_balance: 'NaN', payout_balance: 'x', live_balance: {}, fixed_balance: null };
  for (const body of [undefined, null, {}, { data: null }, { data: malformed }])
    expect(toBalances(sent(body))).toEqual({});
});
