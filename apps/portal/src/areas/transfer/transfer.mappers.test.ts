import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { transfersExport } from './transfer.export';
import {
  toTransferBalances,
  toTransferBody,
  transferFields,
  toTransfersExport,
  toTransfersPage,
  toTransfersQuery,
} from './transfer.mappers';
import { toCell } from '@portal/portal-core/exports/fileColumns';

const location = { origin: 'https://portal.example', path: '/api/transfer' };
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
const read = (rows: unknown[]) =>
  toTransfersPage(sent({ status: true, data: { data: rows } }), location).rows;

describe('a transfer (B §3)', () => {
  test('is read with both wallets by their labels [B §3 Transfer record]', () => {
    expect(read([row])).toEqual([
      {
        id: '88',
        code: '88',
        payer: 'amara21',
        payee: 'amara21',
        from: 'Out going Wallet',
        to: 'Receiving Wallet',
        amount: '200.00',
        netAmount: '198.00',
        type: 'Wallet to wallet',
        comment: undefined,
        status: 'approved',
        takenBack: false,
        returnedTo: undefined,
        canTakeBack: false,
        at: '2026-11-12T16:22:00Z',
        support: '/user/chat?about=transfer&code=88',
      },
    ]);
  });

  test.each([
    ['0', 'pending'],
    ['PENDING', 'pending'],
    ['1', 'approved'],
    ['rejected', 'rejected'],
    [null, undefined],
    ['Approved', 'approved'],
    [2, 'rejected'],
    [9, undefined],
    ['toString', undefined],
  ])('the status %j is %s (B §4) [B §4 Transfer status]', (status, word) => {
    expect(read([{ ...row, status }])[0]?.status).toBe(word);
  });

  test.each([
    [{ status: 0, can_take_back: 1 }, true],
    [{ status: 0, can_take_back: true }, true],
    [{ status: 0, can_take_back: 0 }, false],
    [{ status: 0 }, false],
    [{ status: 1, can_take_back: 1 }, false],
  ])('%j can be taken back: %s (D119)', (sentRow, expected) => {
    expect(read([{ ...row, ...sentRow }])[0]?.canTakeBack).toBe(expected);
  });

  test('without an id is identified by its index, and an empty one is none [B §3 Transfer record]', () => {
    const { id: _id, ...bare } = row;
    expect(read([bare, bare]).map(({ id }) => id)).toEqual(['at-0', 'at-1']);
    expect(read([bare])[0]?.support).toBe('/user/chat?about=transfer');
    expect(read([{ created_at: '2026-11-18' }, { transfer_amount: '5.00' }])).toMatchObject([
      { at: '2026-11-18', amount: undefined },
      { at: undefined, amount: '5.00' },
    ]);
    expect(read([null, 'x', {}, { status: 1 }])).toEqual([]);
    expect(toTransfersPage(sent('<html>'), location).rows).toEqual([]);
  });

  test('that is malformed breaks nothing [B §3 Transfer record]', () => {
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

test('words that are too long are cut', () => {
  const long = 'x'.repeat(2000);
  const words = { payer: long, payee: long, from_wallet: long, transfer_type: long, comment: long };
  const [cut] = read([{ ...row, ...words, to_wallet: '' }]);
  expect([cut?.payer, cut?.payee, cut?.from, cut?.type, cut?.comment].map((text) => text?.length)).toEqual([
    ...[64, 64, 60, 60, 1000],
  ]);
  expect(cut?.to).toBeUndefined();
});

test('the list is filtered by days', () => {
  expect(transferFields).toEqual([{ type: 'dates', from: 'from', to: 'to' }]);
});

test('balances are the dashboard’s, where it names them (D66) [B §3 Transfer record]', () => {
  const data = { payout_balance: '3215.00', payin_balance: 12 };
  expect(toTransferBalances(sent({ data }))).toEqual({ from: '3215.00', to: '12' });
  for (const body of [undefined, null, {}, { data: { payout_balance: 'x' } }])
    expect(toTransferBalances(sent(body))).toEqual({ from: undefined, to: undefined });
});

test.each([
  ['otp', 'otp'],
  ['mpin', 'mpin'],
  ['authenticator', 'authenticator'],
  ['payee', 'otp'],
])(
  'the body has the member as its payee, and the code of %s under %s (D79, D83) [B §5 Transfer]',
  (authType, name) => {
    const values = { wallet: 'pay_out_to_pay_in', amount: '200.00', code: '4821' } as const;
    expect(toTransferBody(values, authType, 'amara21')).toEqual({
      wallet: 'pay_out_to_pay_in',
      transfer_amount: '200.00',
      payee: 'amara21',
      [name]: '4821',
    });
  },
);

test('the list is requested by day and page, and for a file in one call (D87, D89) [B §2 Transfer]', () => {
  const state = { page: 2, filters: { from: '2026-11-01' } };
  expect(toTransfersQuery(state)).toEqual({ page: 2, from_date: '01-11-2026' });
  expect(toTransfersExport(state, 1)).toEqual({ export: 'true', from_date: '01-11-2026' });
  expect(toTransfersExport(state, 3)).toEqual({ export: 'true', page: 3, from_date: '01-11-2026' });
});

test('a file has every column, plain', () => {
  const [first] = read([row]);
  expect(first && transfersExport.columns.map((column) => toCell(column, first))).toEqual([
    ...['amara21', 'amara21', 'Out going Wallet', 'Receiving Wallet', '200.00', '198.00'],
    ...['Wallet to wallet', undefined, 'Approved', '2026-11-12 16:22:00', '88'],
  ]);
});
