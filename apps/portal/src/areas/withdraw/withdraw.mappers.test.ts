import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import {
  hasQuote,
  walletIn,
  toWithdrawQuote,
  toBankId,
  toWithdrawBody,
  toWithdrawHeldUntil,
  toWithdrawPage,
} from './withdraw.mappers';

const cards = [{ title: 'Withdrawal Fee', type: 'percent', value: '5' }];
const balance = { pay_out: '3215.00', live: '8900.25', fixed: '1050.00' };

test.each([
  ['?wallet=pay_out', 'pay_out'],
  ['?tab=1&wallet=live', 'live'],
  ['?wallet=fixed', 'fixed'],
  ['?wallet=pay_in', undefined],
  ['?wallet=hold', undefined],
  ['?wallet=', undefined],
  ['?wallet=__proto__', undefined],
  ['', undefined],
])(
  'the address %j begins with the wallet %s, if money may be withdrawn from it [B §2 Manual Withdraw]',
  (search, wallet) => {
    expect(walletIn(search)).toBe(wallet);
  },
);

describe('what the form needs (B §3)', () => {
  test('is read as the contract has it, and under data [B §3 Withdrawals]', () => {
    const answer = { status: true, more_details: cards, balance, conversion_rate: '83.50' };
    const page = {
      cards: [{ title: 'Withdrawal Fee', figure: { kind: 'percent', value: '5' }, parts: [] }],
      balances: balance,
      rate: '83.50',
    };
    expect(toWithdrawPage(sent(answer))).toEqual(page);
    expect(toWithdrawPage(sent({ status: true, data: answer }))).toEqual(page);
  });

  test('takes numbers for texts, and no wallet that is not offered (B §9) [B §9 Withdraw wallets]', () => {
    expect(
      toWithdrawPage(sent({ balance: { pay_out: 12.5, pay_in: '9', hold: '9' }, conversion_rate: 88 })),
    ).toEqual({ cards: [], balances: { pay_out: '12.5' }, rate: '88' });
  });

  test.each([null, 'x', [], {}, { balance: null }, { balance: [1], more_details: 'x' }, { data: 7 }])(
    'nothing is known of %j, and nothing breaks',
    (body) => {
      expect(toWithdrawPage(sent(body))).toEqual({ cards: [], balances: {}, rate: undefined });
    },
  );

  test('names until when withdrawals are held, if the server does (T29)', () => {
    const withdrawals_held_until = '2026-11-23T09:14:00Z';
    const now = Date.UTC(2026, 10, 22);
    expect(toWithdrawHeldUntil(sent({ balance, withdrawals_held_until }), now)).toBe(
      '2026-11-23T09:14:00.000Z',
    );
    expect(toWithdrawHeldUntil(sent({ data: { withdrawals_held_until } }), now)).toBe(
      '2026-11-23T09:14:00.000Z',
    );
    for (const body of [{ balance }, { balance, withdrawals_held_until: null }, null])
      expect(toWithdrawHeldUntil(sent(body), now)).toBeUndefined();
  });

  test('a rate below one is one', () => {
    expect(toWithdrawPage(sent({ balance, conversion_rate: '0.90' })).rate).toBe('0.90');
  });

  test('reads the least and the most of one withdrawal (D113)', () => {
    expect(toWithdrawPage(sent({ balance, min_amount: '10.00', max_amount: 5000 }))).toMatchObject({
      least: '10.00',
      most: '5000',
    });
  });

  test.each([null, '', '0', '0.00', '-88', 'NaN', '1e3', {}])('%j is no rate [B §3 Withdrawals]', (value) => {
    const page = toWithdrawPage(
      sent({ balance, conversion_rate: value, min_amount: value, max_amount: value }),
    );
    expect([page.rate, page.least, page.most]).toEqual([undefined, undefined, undefined]);
  });

  test.each(['1e3', 'NaN', '1,00,000', null, {}])('%j is no balance [B §3 Withdrawals]', (pay_out) => {
    expect(toWithdrawPage(sent({ balance: { pay_out } })).balances).toStrictEqual({});
  });
});

describe('a quote (D82, D113)', () => {
  const of = { wallet: 'pay_out', amount: '250.00' } as const;
  const quote = { amount: '250.00', fee: '12.50', net: '237.50', rate: '88.25' };
  const read = (given: unknown, values: typeof of | undefined = of) =>
    toWithdrawQuote(sent({ balance, quote: given }), values);

  test('is of the amount that was asked about', () => {
    expect(read(quote)).toEqual({ of, fee: '12.50', net: '237.50', rate: '88.25' });
    expect(read({ ...quote, amount: 250, fee: 12.5, net: 237.5, rate: null })).toEqual({
      ...{ of, fee: '12.5', net: '237.5', rate: undefined },
    });
    expect(toWithdrawQuote(sent({ data: { balance, quote } }), of)).toMatchObject({ fee: '12.50' });
  });

  test.each<[unknown]>([
    [undefined],
    [null],
    ['x'],
    [[]],
    [{}],
    [{ amount: '250.00' }],
    [{ ...quote, amount: '250.01' }],
    [{ ...quote, fee: '-1.00' }],
    [{ ...quote, net: '-1.00' }],
    [{ ...quote, net: '237.51' }],
    [{ ...quote, fee: 'NaN' }],
    [{ ...quote, net: '1e2' }],
    [{ ...quote, fee: '<b>1</b>' }],
    [{ ...quote, net: {} }],
  ])('%j is no quote', (given) => {
    expect(read(given)).toBeUndefined();
  });

  test('is none of what was not asked about', () => {
    expect(toWithdrawQuote(sent({ balance, quote }), undefined)).toBeUndefined();
    expect(toWithdrawQuote(undefined, of)).toBeUndefined();
  });

  test('is requested only where the page can show it', () => {
    expect(hasQuote(sent({ balance, quote: null }))).toBe(true);
    expect(hasQuote(sent({ data: { balance, quote: null } }))).toBe(true);
    for (const body of [{ balance }, { data: { balance } }, null, undefined, 'x'])
      expect(hasQuote(sent(body))).toBe(false);
  });
});

describe('the body', () => {
  const values = { wallet: 'pay_out', amount: '250.00', code: '4821' } as const;

  test.each(['otp', 'mpin', 'authenticator', 'passkey'])(
    'has the code under %s (D79) [B §3 Withdrawals, B §4 Withdraw]',
    (authType) => {
      expect(toWithdrawBody(values, authType, 17)).toEqual({
        wallet: 'pay_out',
        amount: '250.00',
        bank_id: 17,
        [authType]: '4821',
      });
    },
  );

  test('is not overwritten by an auth type, and leaves an unknown account out (D80) [B §3 Withdrawals]', () => {
    expect(toWithdrawBody(values, 'amount', undefined)).toStrictEqual({
      wallet: 'pay_out',
      amount: '250.00',
      otp: '4821',
    });
  });
});

test('the account is the profile’s [B §3 Withdrawals, B §9]', () => {
  expect(toBankId(sent({ data: { profile: { id: 17 } } }))).toBe(17);
  expect(toBankId(sent({ data: { profile: { id: 'p-1' } } }))).toBe('p-1');
  for (const user of [undefined, {}, { data: { profile: { id: null } } }, { data: { profile: { id: [1] } } }])
    expect(toBankId(sent(user))).toBeUndefined();
});
