import { describe, expect, test } from 'vitest';
import { transfersExport } from './transfer.export';
import {
  balancesOf,
  transferBodyOf,
  transfersExportOf,
  transfersPageOf,
  transfersQueryOf,
} from './transfer.view';

const place = { origin: 'https://portal.example', path: '/api/transfer' };
const row = {
  id: 88,
  payer: 'amara21',
  payee: 'amara21',
  from_wallet: 'pay_out',
  to_wallet: 'pay_in',
  transfer_amount: '200.00',
  net_transfer_amount: '198.00',
  transfer_type: 'Wallet to wallet',
  comment: null,
  status: 1,
  created_at: '2026-11-12T16:22:00Z',
};
const read = (rows: unknown[]) => transfersPageOf({ status: true, data: { data: rows } }, place).rows;

describe('a transfer (B §3)', () => {
  test('is read with both wallets by their labels', () => {
    expect(read([row])).toEqual([
      {
        id: '88',
        payer: 'amara21',
        payee: 'amara21',
        from: 'Out going Wallet',
        to: 'Receiving Wallet',
        amount: '200.00',
        netAmount: '198.00',
        type: 'Wallet to wallet',
        comment: undefined,
        status: 'approved',
        at: '2026-11-12T16:22:00Z',
        support: '/user/chat?about=transfer&code=88',
      },
    ]);
  });

  test.each([
    ['0', 'pending'],
    ['Approved', 'approved'],
    [2, 'rejected'],
    [9, undefined],
    ['toString', undefined],
  ])('the status %j is %s (B §4)', (status, word) => {
    expect(read([{ ...row, status }])[0]?.status).toBe(word);
  });

  test('without an id is known by its place, and of nothing is none', () => {
    const { id: _id, ...bare } = row;
    expect(read([bare, bare]).map(({ id }) => id)).toEqual(['at-0', 'at-1']);
    expect(read([null, 'x', {}, { status: 1 }])).toEqual([]);
    expect(transfersPageOf('<html>', place).rows).toEqual([]);
  });

  test('that is malformed breaks nothing', () => {
    const odd = {
      ...row,
      transfer_amount: '1e3',
      net_transfer_amount: [],
      from_wallet: 7,
      payer: '<b>a</b>',
    };
    expect(read([odd])[0]).toMatchObject({ amount: undefined, netAmount: undefined, from: '7', payer: 'a' });
  });
});

test('balances are the dashboard’s, where it names them (D66)', () => {
  expect(balancesOf({ data: { payout_balance: '3215.00', payin_balance: 12 } })).toEqual({
    from: '3215.00',
    to: '12',
  });
  for (const body of [undefined, null, {}, { data: { payout_balance: 'x' } }])
    expect(balancesOf(body)).toEqual({ from: undefined, to: undefined });
});

test.each([
  ['otp', 'otp'],
  ['mpin', 'mpin'],
  ['authenticator', 'authenticator'],
  ['payee', 'otp'],
])('the body has the member as its payee, and the code of %s under %s (D79, D83)', (authType, name) => {
  const sent = { wallet: 'pay_out_to_pay_in', amount: '200.00', code: '4821' } as const;
  expect(transferBodyOf(sent, authType, 'amara21')).toEqual({
    wallet: 'pay_out_to_pay_in',
    transfer_amount: '200.00',
    payee: 'amara21',
    [name]: '4821',
  });
});

test('the list is asked for by day and page, and for a file all at once (D87, D89)', () => {
  const state = { page: 2, filters: { from: '2026-11-01' } };
  expect(transfersQueryOf(state)).toEqual({ page: 2, from_date: '01-11-2026' });
  expect(transfersExportOf(state, 1)).toEqual({ export: 'true', from_date: '01-11-2026' });
  expect(transfersExportOf(state, 3)).toEqual({ export: 'true', page: 3, from_date: '01-11-2026' });
});

test('a file has every column, plain', () => {
  const [first] = read([row]);
  expect(first && transfersExport.columns.map(({ cell }) => cell(first))).toEqual([
    ...['amara21', 'amara21', 'Out going Wallet', 'Receiving Wallet', '200.00', '198.00'],
    ...['Wallet to wallet', undefined, 'Approved', '2026-11-12T16:22:00.000Z'],
  ]);
});
