import { describe, expect, test } from 'vitest';
import { parseFields } from '@portal/portal-core/fromApi/parse';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toCell } from '@portal/portal-core/exports/fileColumns';
import { payoutsExport } from './payouts.export';
import {
  payoutFields,
  toPayout,
  toPayoutReason,
  toPayoutsExport,
  toPayoutSources,
  toPayoutsPage,
  toPayoutsQuery,
} from './payouts.mappers';

const location = { origin: 'https://portal.example', path: '/api/payouts' };
const item = {
  id: 7001,
  from_username: 'jonas7',
  wallet: 'pay_out',
  amount: '25.00',
  description: 'Referral bonus of Starter Bot',
  source: 'REFERRAL',
  is_paid: 1,
  created_at: '2026-11-17T09:00:00Z',
};
const source = [{ key: 'REFERRAL', value: 'Referral Bonus' }];
const shown = {
  id: 'payout-7001',
  serial: 11,
  from: 'jonas7',
  wallet: 'Out going Wallet',
  amount: '25.00',
  description: 'Referral bonus of Starter Bot',
  source: 'Referral Bonus',
  status: 'paid',
  createdAt: '2026-11-17T09:00:00Z',
  code: '7001',
  related: [{ label: 'jonas7 in the Binary Tree', href: '/user/binaryList?user=jonas7' }],
  support: '/user/chat?about=bonus&code=7001',
};
const links = { current_page: 2, last_page: 3, from: 11, to: 12, total: 24, per_page: 10 };
const getRow = (fields: object) => toPayoutsPage(sent({ data: [fields], source }), location).rows[0];

// B §3.
describe('a page of payouts', () => {
  test.each<[string, unknown]>([
    ['flat', { status: true, data: [item], source, ...links }],
    ['nested in data', { status: true, data: { data: [item], ...links }, source }],
    ['with texts for flags', { data: [{ ...item, is_paid: '1' }], source, ...links }],
  ])(
    'is read %s (D56), numbered by its position in the whole list [B §2 Payouts, B §3 Payout]',
    (_name, body) => {
      expect(toPayoutsPage(sent(body), location)).toEqual({
        rows: [shown],
        range: { page: 2, lastPage: 3, from: 11, to: 12, total: 24, end: 'continues', missing: 0 },
      });
    },
  );

  test.each<[unknown, unknown]>([
    [1, 'paid'],
    [true, 'paid'],
    [0, 'unpaid'],
    ['0', 'unpaid'],
    [null, undefined],
    [2, undefined],
    ['maybe', undefined],
  ])('is_paid %j is %s (B §4) [B §4 Payout]', (is_paid, status) => {
    expect(getRow({ ...item, is_paid })?.status).toBe(status);
  });

  test('of nulls has what is there, and no more [B §1, B §2 Payouts, B §3 Payout]', () => {
    const bare = {
      id: null,
      from_username: null,
      wallet: 'hold',
      amount: null,
      description: null,
      source: null,
    };
    expect(getRow(bare)).toEqual({
      id: 'payout-at-0',
      serial: 1,
      from: undefined,
      wallet: 'Hold Wallet',
      amount: undefined,
      description: '',
      source: '',
      status: undefined,
      createdAt: undefined,
      support: '/user/chat?about=bonus',
    });
    expect(getRow({})).toBeUndefined();
  });
});

test('Income Source is the server’s, else that of the rows (D88) [B §2 Payouts]', () => {
  expect(toPayoutSources(sent({ data: [item], source }), location)).toEqual([
    { value: 'REFERRAL', label: 'Referral Bonus' },
  ]);
  const rows = [{ source: 'ROI' }, item, { source: 'ROI' }, { source: null }, null];
  expect(toPayoutSources(sent({ data: rows }), location)).toEqual([
    { value: 'REFERRAL', label: 'REFERRAL' },
    { value: 'ROI', label: 'ROI' },
  ]);
  expect(toPayoutSources(sent({ data: [{ source: 'B' }, { source: 'A' }] }), location)).toMatchObject([
    ...[{ value: 'A' }, { value: 'B' }],
  ]);
  expect(toPayoutSources(sent(undefined), location)).toEqual([]);
});

test('the list is filtered by days, source and status (B §2)', () => {
  expect(payoutFields).toEqual([
    { type: 'dates', from: 'from', to: 'to' },
    { type: 'text', name: 'source', label: 'Income Source' },
    {
      ...{ type: 'option', name: 'status', label: 'Status' },
      options: [
        { value: 'paid', label: 'Paid' },
        { value: 'unpaid', label: 'Unpaid' },
      ],
    },
  ]);
});

test('a row needs any of three fields; an unknown wallet shows its own name', () => {
  expect(getRow({ amount: '5.00' })).toMatchObject({ amount: '5.00', wallet: '' });
  expect(getRow({ created_at: '2026-11-18' })?.createdAt).toBe('2026-11-18');
  expect(getRow({ wallet: '<b>Gold</b>' })?.wallet).toBe('Gold');
  expect(getRow({ ...item, description: 'x'.repeat(2000) })?.description).toHaveLength(1000);
});

test('rows without a number are counted from one', () => {
  expect(toPayoutsPage(sent({ data: [item], from: 0 }), location).rows[0]?.serial).toBe(1);
  expect(toPayout(sent({}))(parseFields(sent(item)), 0)?.serial).toBe(1);
  expect(toPayout(sent({}), 11)(parseFields(sent(item)), 1)?.serial).toBe(12);
});

test('a list is requested by page and filters, and whole for a file (B §7) [B §2 Payouts]', () => {
  const filters = { from: '2026-11-01', to: '2026-11-20', source: 'REFERRAL', status: 'unpaid' };
  const days = { from_date: '01-11-2026', to_date: '20-11-2026' };
  expect(toPayoutsQuery({ page: 1, filters: {} })).toStrictEqual({ page: 1 });
  expect(toPayoutsQuery({ page: 2, filters })).toEqual({ page: 2, source: 'REFERRAL', is_paid: 0, ...days });
  expect(toPayoutsQuery({ page: 1, filters: { status: 'paid' } })).toEqual({ page: 1, is_paid: 1 });
  expect(toPayoutsQuery({ page: 1, filters: { status: 'toString' } })).toEqual({ page: 1 });
  expect(toPayoutsExport({ page: 2, filters: { source: 'REFERRAL' } }, 1)).toEqual({
    source: 'REFERRAL',
    export: 'true',
  });
  expect(toPayoutsExport({ page: 2, filters: {} }, 2)).toEqual({ export: 'true', page: 2 });
});

test('a file has the columns of the table, plain [B §2 Payouts]', () => {
  const row = toPayout(sent({ source }))(parseFields(sent({ ...item, id: 12 })), 0);
  expect(row && payoutsExport.columns.map((column) => [column.title, toCell(column, row)])).toEqual([
    ['Serial No', '1'],
    ['From Username', 'jonas7'],
    ['Wallet', 'Out going Wallet'],
    ['Amount', '25.00'],
    ['Description', 'Referral bonus of Starter Bot'],
    ['Source', 'Referral Bonus'],
    ['Status', 'Paid'],
    ['Date', '2026-11-17 09:00:00'],
    ['ID', '12'],
  ]);
});

const toReason = (why: unknown) => toPayoutReason({ why } as Parameters<typeof toPayoutReason>[0]);

const none = { base: undefined, rate: undefined, level: undefined, pair: undefined, purchase: undefined };

test.each([
  [
    { base: '1000.00', rate: '10', level: 1, purchase: 'Pro Bot' },
    { ...none, base: '1000.00', rate: '10', level: 1, purchase: 'Pro Bot' },
  ],
  [
    { rate: '1.1250', base: 5000 },
    { ...none, rate: '1.125', base: '5000' },
  ],
  [
    { rate: '10.00', pair: '12' },
    { ...none, rate: '10', pair: 12 },
  ],
  [
    { level: 0, purchase: ' ', pair: 3 },
    { ...none, pair: 3 },
  ],
])('of %j a bonus has the reason %j', (why, reason) => {
  expect(toReason(why)).toEqual(reason);
});

test.each([
  [undefined],
  [null],
  ['x'],
  [[]],
  [{}],
  [{ rate: '-1', base: {}, level: 'first', purchase: Symbol.iterator }],
])('of %s it has none', (why) => {
  expect(toReason(why)).toBeUndefined();
});
