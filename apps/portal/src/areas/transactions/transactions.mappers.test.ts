import { describe, expect, test } from 'vitest';
import { transactionsExport } from './transactions.export';
import {
  toTransaction,
  statementFields,
  toStatementQuery,
  transactionFields,
  toTransactionsExport,
  toTransactionsPage,
  toTransactionsQuery,
} from './transactions.mappers';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toCell } from '@portal/portal-core/exports/fileColumns';

const location = { origin: 'https://portal.example', path: '/api/transactions' };
const item = {
  id: 90211,
  wallet: 'pay_in',
  type: 'credit',
  value: '500.00',
  note: 'Deposit by USDT BEP20',
  source: 'DEPOSIT',
  created_at: '2026-11-19T18:02:00Z',
};
const source = [{ key: 'DEPOSIT', value: 'Deposit' }];
const shown = {
  id: 'transaction-90211',
  wallet: 'Receiving Wallet',
  direction: 'credit',
  value: '500.00',
  note: 'Deposit by USDT BEP20',
  source: 'Deposit',
  createdAt: '2026-11-19T18:02:00Z',
  code: '90211',
  held: false,
  crosses: undefined,
  otherWallet: undefined,
  related: undefined,
  support: '/user/chat?about=transaction&code=90211',
};
const links = { current_page: 2, last_page: 25, from: 11, to: 11, total: 248, per_page: 10 };
const getRow = (fields: object) => toTransactionsPage(sent({ data: [fields], source }), location).rows[0];

test.each([
  [null, { crosses: true, otherWallet: undefined }],
  ['pay_out', { crosses: false, otherWallet: 'Out going Wallet' }],
  [undefined, { crosses: undefined, otherWallet: undefined }],
  ['elsewhere', { crosses: undefined, otherWallet: undefined }],
])(
  'a row with the other wallet %j crosses the border of all wallets, or not, or is unknown (D150)',
  (other, border) => {
    expect(getRow({ ...item, other_wallet: other })).toMatchObject(border);
  },
);

// B §3.
describe('a page of transactions', () => {
  test.each<[string, unknown]>([
    ['flat', { status: true, data: [item], source, ...links }],
    ['nested in data', { status: true, data: { data: [item], ...links }, source }],
    ['with numbers as texts', { data: [{ ...item, id: '90211' }], source, ...links, total: '248' }],
  ])('is read %s (D56) [B §3 Transaction record]', (_name, body) => {
    expect(toTransactionsPage(sent(body), location)).toEqual({
      rows: [shown],
      range: { page: 2, lastPage: 25, from: 11, to: 11, total: 248, end: 'continues', missing: 0 },
    });
  });

  test('calls each wallet as B §1 does, the Hold Wallet too (D60) [B §3 Transaction record]', () => {
    const names = ['pay_in', 'pay_out', 'live', 'fixed', 'hold', 'chain', 'constructor', null].map(
      (wallet) => getRow({ ...item, wallet })?.wallet,
    );
    expect(names).toEqual([
      'Receiving Wallet',
      'Out going Wallet',
      'Live Wallet',
      'Pamm Wallet',
      'Hold Wallet',
      'chain',
      'constructor',
      '',
    ]);
  });

  test.each<[unknown, unknown, unknown, unknown]>([
    ['debit', '500.00', 'debit', '-500.00'],
    ['Debit', '-500', 'debit', '-500'],
    ['CREDIT', '+0.5', 'credit', '0.5'],
    ['debit', 0, 'debit', '0'],
    ['credit', 1e41, 'credit', undefined],
    ['debit', '1,000', 'debit', '-1000'],
    ['debit', '1,00', 'debit', '-1.00'],
    ['both', '7', undefined, '7'],
    [null, 'NaN', undefined, undefined],
  ])('a %s of %j is a %s of %s (T22) [B §3 Transaction record]', (type, value, direction, amount) => {
    expect(getRow({ ...item, type, value })).toMatchObject({ direction, value: amount });
  });

  test('of nulls has what is there, and no more [B §3 Transaction record]', () => {
    const bare = {
      id: null,
      wallet: 'live',
      type: null,
      value: null,
      note: null,
      source: null,
      created_at: null,
    };
    expect(getRow(bare)).toEqual({
      id: 'transaction-at-0',
      wallet: 'Live Wallet',
      direction: undefined,
      value: undefined,
      note: '',
      source: '',
      createdAt: undefined,
      held: false,
      support: '/user/chat?about=transaction',
    });
  });

  test('in the Hold Wallet is held, and leads to the withdrawal that it names, on its day where that is known', () => {
    const note = 'Withdrawal WD-261121-000231';
    const day = 'from=2026-11-19&to=2026-11-19&';
    for (const [fields, path] of [
      [{ wallet: 'hold', type: 'credit', note }, `?${day}row=WD-261121-000231`],
      [{ wallet: 'pay_out', type: 'debit', note }, `?${day}row=WD-261121-000231`],
      [{ wallet: 'hold', type: 'debit', note: `${note} sent` }, '?row=WD-261121-000231'],
      [{ wallet: 'pay_out', type: 'credit', note: `${note} rejected` }, '?row=WD-261121-000231'],
    ] as const) {
      const row = getRow({ ...item, ...fields });
      expect(row?.held).toBe(fields.wallet === 'hold');
      expect(row?.related).toEqual([
        { label: 'Withdrawal WD-261121-000231', href: `/user/manualWithdrawList${path}` },
      ]);
    }
    expect(getRow({ ...item, note: 'Withdrawal //evil.example' })?.related).toBeUndefined();
  });

  test('is a row by any of three fields', () => {
    expect(getRow({ value: '5' })).toMatchObject({ value: '5', wallet: '' });
    expect(getRow({ created_at: '2026-11-18' })?.createdAt).toBe('2026-11-18');
    expect(getRow({ type: 'credit', note: 'x' })).toBeUndefined();
  });

  test('keeps a broken description from filling the page', () => {
    expect(getRow({ ...item, note: 'x'.repeat(2000) })?.note).toHaveLength(1000);
  });

  test('has descriptions as words, whole [B §3 Transaction record]', () => {
    const note = `<b>Package</b> &amp; ${'more '.repeat(80)}`;
    expect(getRow({ ...item, note })?.note).toBe(`Package & ${'more '.repeat(80)}`.trim());
  });
});

test('a list is filtered by days, wallet, type and source; a statement by days and wallet [B §2 Transactions]', () => {
  const option = (name: string, label: string, options: [string, string][]) => ({
    ...{ type: 'option', name, label },
    options: options.map(([value, text]) => ({ value, label: text })),
  });
  const days = { type: 'dates', from: 'from', to: 'to' };
  const wallet = option('wallet', 'Wallet', [
    ...([
      ['pay_in', 'Receiving Wallet'],
      ['pay_out', 'Out going Wallet'],
      ['live', 'Live Wallet'],
    ] as [string, string][]),
    ...([
      ['fixed', 'Pamm Wallet'],
      ['hold', 'Hold Wallet'],
    ] as [string, string][]),
  ]);
  const type = option('type', 'Type', [
    ['credit', 'Credit'],
    ['debit', 'Debit'],
  ]);
  expect(transactionFields).toEqual([days, wallet, type, { type: 'text', name: 'source', label: 'Source' }]);
  expect(statementFields).toEqual([days, wallet]);
});

describe('a list is requested', () => {
  const filters = { from: '2026-11-01', to: '2026-11-20', wallet: 'hold', type: 'debit', source: 'WITHDRAW' };
  const state = { page: 3, filters };
  const days = { from_date: '01-11-2026', to_date: '20-11-2026' };

  test('by page and filters, name by name (D89) [B §2 Transactions]', () => {
    expect(toTransactionsQuery({ page: 1, filters: {} })).toStrictEqual({ page: 1 });
    expect(toTransactionsQuery(state)).toEqual({
      page: 3,
      wallet: 'hold',
      type: 'debit',
      source: 'WITHDRAW',
      ...days,
    });
    // An address can't hold these, but if it did, none would be sent.
    const odd = { wallet: 'chain', type: 'both', other: 'x' };
    expect(toTransactionsQuery({ page: 1, filters: odd })).toEqual({ page: 1 });
  });

  test('whole, for a file and for a statement (D87)', () => {
    expect(toTransactionsExport(state, 1)).toEqual({
      export: 'true',
      wallet: 'hold',
      type: 'debit',
      source: 'WITHDRAW',
      ...days,
    });
    expect(toTransactionsQuery({ page: 1, filters: { type: 'credit' } })).toEqual({
      page: 1,
      type: 'credit',
    });
    expect(toStatementQuery({ page: 1, filters: { wallet: 'chain' } })).toEqual({ export: 'true' });
    expect(toTransactionsExport(state, 2)).toMatchObject({ export: 'true', page: 2 });
    expect(toStatementQuery(state)).toEqual({ export: 'true', wallet: 'hold', ...days });
    expect(toStatementQuery({ page: 1, filters: {} })).toEqual({ export: 'true' });
  });
});

test('a file has the columns of the table, plain: signs, no symbols, times with their zone', () => {
  const cells = (fields: Record<string, unknown>) => {
    const row = toTransaction(sent({ source }))(fields, 0);
    return row && transactionsExport.columns.map((column) => toCell(column, row));
  };
  expect(transactionsExport.columns.map(({ title }) => title)).toEqual([
    'Wallet',
    'Type',
    'Amount',
    'Description',
    'Source',
    'Date',
    'Other wallet',
    'ID',
  ]);
  const moved = { id: 41, type: 'debit', created_at: '2026-11-19 18:02:00', other_wallet: 'live' };
  expect(cells({ ...item, ...moved })).toEqual([
    'Receiving Wallet',
    'Debit',
    '-500.00',
    'Deposit by USDT BEP20',
    'Deposit',
    '2026-11-19 18:02:00',
    'Live Wallet',
    '41',
  ]);
  expect(cells({ wallet: 'live' })).toEqual([
    ...['Live Wallet', undefined, undefined, '', '', undefined, undefined, undefined],
  ]);
});
