import { describe, expect, test } from 'vitest';
import { bankIdOf, withdrawBodyOf, withdrawPageOf } from './withdraw.view';

const cards = [{ title: 'Withdrawal Fee', type: 'percent', value: '5' }];
const balance = { pay_out: '3215.00', live: '8900.25', fixed: '1050.00' };

describe('what the form needs (B §3)', () => {
  test('is read as the contract has it, and under data', () => {
    const answer = { status: true, more_details: cards, balance, conversion_rate: '83.50' };
    const page = {
      cards: [{ title: 'Withdrawal Fee', figure: { kind: 'percent', value: '5' }, parts: [] }],
      balances: balance,
      rate: '83.50',
    };
    expect(withdrawPageOf(answer)).toEqual(page);
    expect(withdrawPageOf({ status: true, data: answer })).toEqual(page);
  });

  test('takes numbers for texts, and no wallet that is not offered (B §9)', () => {
    expect(
      withdrawPageOf({ balance: { pay_out: 12.5, pay_in: '9', hold: '9' }, conversion_rate: 88 }),
    ).toEqual({ cards: [], balances: { pay_out: '12.5' }, rate: '88' });
  });

  test.each([null, 'x', [], {}, { balance: null }, { balance: [1], more_details: 'x' }, { data: 7 }])(
    'nothing is known of %j, and nothing breaks',
    (body) => {
      expect(withdrawPageOf(body)).toEqual({ cards: [], balances: {}, rate: undefined });
    },
  );

  test.each([null, '', '0', '0.00', '-88', 'NaN', '1e3', {}])('%j is no rate', (conversion_rate) => {
    expect(withdrawPageOf({ balance, conversion_rate }).rate).toBeUndefined();
  });

  test.each(['1e3', 'NaN', '1,000', null, {}])('%j is no balance', (pay_out) => {
    expect(withdrawPageOf({ balance: { pay_out } }).balances).toEqual({});
  });
});

describe('the body', () => {
  const sent = { wallet: 'pay_out', amount: '250.00', code: '4821' } as const;

  test.each(['otp', 'mpin', 'authenticator', 'passkey'])('has the code under %s (D79)', (authType) => {
    expect(withdrawBodyOf(sent, authType, 17)).toEqual({
      wallet: 'pay_out',
      amount: '250.00',
      bank_id: 17,
      [authType]: '4821',
    });
  });

  test('is not overwritten by an auth type, and leaves an unknown account out (D80)', () => {
    expect(withdrawBodyOf(sent, 'amount', undefined)).toEqual({
      wallet: 'pay_out',
      amount: '250.00',
      otp: '4821',
    });
  });
});

test('the account is the profile’s', () => {
  expect(bankIdOf({ data: { profile: { id: 17 } } })).toBe(17);
  expect(bankIdOf({ data: { profile: { id: 'p-1' } } })).toBe('p-1');
  for (const user of [undefined, {}, { data: { profile: { id: null } } }, { data: { profile: { id: [1] } } }])
    expect(bankIdOf(user)).toBeUndefined();
});
