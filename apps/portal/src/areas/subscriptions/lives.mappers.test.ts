import { describe, expect, test } from 'vitest';
import { toLivesPage } from './lives.mappers';
import { livesExport } from './subscriptions.export';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toCell } from '@portal/portal-core/exports/fileColumns';

const location = { origin: 'https://portal.example', path: '/api/live-subscriptions' };
const row = {
  ...{ id: 77, is_own: 1, username: 'amara21', is_mt5: 1, is_mt5_account: 1, account_number: '5012345' },
  ...{ package_account_number: null, package: 'Live Desk', price: '2500.00', paid_roi_amount: '312.50' },
  ...{ roi_limit: '5000.00', created_at: '2026-08-14T10:05:00Z', status: 1 },
};
const read = (rows: unknown[]) => toLivesPage(sent({ status: true, data: { data: rows } }), location).rows;

describe('a live subscription (B §3)', () => {
  test('has what its row shows [B §3 Subscriptions]', () => {
    expect(read([row])).toEqual([
      {
        ...{ id: '77', cancelId: '77', own: true, username: 'amara21', package: 'Live Desk' },
        ...{ price: '2500.00', paidRoi: '312.50', roiLimit: '5000.00', account: '5012345' },
        cancelQuote: undefined,
        ...{ packageAccount: undefined, lacksAccount: false, boughtAt: row.created_at, status: 'active' },
        support: '/user/chat?about=subscription&code=77',
        claim: '/user/chat?about=missingBonus&code=77',
      },
    ]);
  });

  test('has the cancellation’s result where the server sends it (D82)', () => {
    const of = (cancel_quote: unknown) => read([{ ...row, cancel_quote }])[0]?.cancelQuote;
    expect(of({ fee: '250.00', net: 2250 })).toEqual({ fee: '250.00', net: '2250' });
    for (const odd of [
      ...[undefined, null, [], 'x', {}, { fee: '1.00' }, { fee: 'x', net: '1.00' }],
      ...[
        { fee: '-1.00', net: '1.00' },
        { fee: '1.00', net: '-1.00' },
        { fee: '0.01', net: '2500.00' },
      ],
      ...[
        { fee: '1e2', net: '1' },
        { fee: {}, net: [] },
      ],
    ])
      expect(of(odd), JSON.stringify(odd)).toBeUndefined();
  });

  test.each([
    [0, 'expired'],
    ['Expired', 'expired'],
    ['active', 'active'],
    ['2', 'cancelled'],
    ['Cancellation Requested', 'requested'],
    ['1', 'active'],
    ['Cancelled', 'cancelled'],
    [3, 'requested'],
    [4, undefined],
    ['constructor', undefined],
    [null, undefined],
  ])('the status %j is %s (B §4) [B §4 Live subscription status]', (status, word) => {
    expect(read([{ ...row, status }])[0]?.status).toBe(word);
  });

  test.each([
    [1, null, true],
    ['1', '', true],
    [1, '5012345', false],
    [0, null, false],
    [undefined, null, false],
    [1, 'odd one', false],
  ])(
    'with is_mt5 %j and the number %j lacks an account: %s (D69) [B §2 Live history]',
    (is_mt5, account_number, lacks) => {
      expect(read([{ ...row, is_mt5, account_number }])[0]?.lacksAccount).toBe(lacks);
    },
  );

  test.each(['//evil.example', 'x', '5&a=b', '../1', '1x', '.1', 'x1', '1'.repeat(33)])(
    'the account %s leads nowhere (T9) [B §3 Subscriptions]',
    (account_number) => expect(read([{ ...row, account_number }])[0]?.account).toBeUndefined(),
  );

  test('is one by any of three fields, and identified by its index without an id', () => {
    expect(read([{ package: 'Live Desk' }, { created_at: '2026-08-14' }, { id: 9 }])).toMatchObject([
      {
        id: 'at-0',
        cancelId: undefined,
        package: 'Live Desk',
        support: '/user/chat?about=subscription',
        claim: '/user/chat?about=missingBonus',
      },
      { id: 'at-1', boughtAt: '2026-08-14' },
      { id: '9', cancelId: '9', own: true },
    ]);
    expect(read([{ ...row, account_number: '5.01', package_account_number: 7 }])[0]).toMatchObject({
      ...{ account: '5.01', packageAccount: '7' },
    });
  });

  test('of another member has no payments', () => {
    const gift = { ...row, is_own: 0, paid_roi_amount: null, roi_limit: null, account_number: null };
    expect(read([gift])[0]).toMatchObject({ own: false, paidRoi: undefined, roiLimit: undefined });
  });

  test('has no amount and no text of what is none', () => {
    expect(read([{ ...row, price: '1e3', roi_limit: NaN, package: { a: 1 } }])[0]).toMatchObject({
      ...{ price: undefined, roiLimit: undefined, package: undefined },
    });
  });
});

test('a file has sum and limit apart, and the words of the status', () => {
  expect(read([row]).map((one) => livesExport.columns.map((column) => toCell(column, one)))).toEqual([
    [
      ...['amara21', 'Live Desk', '2500.00', '312.50', '5000.00', '5012345'],
      ...['2026-08-14 10:05:00', 'Active', '77'],
    ],
  ]);
});
