import { describe, expect, test } from 'vitest';
import { toBotsPage } from './bots.mappers';
import { botsExport } from './subscriptions.export';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toCell } from '@portal/portal-core/exports/fileColumns';

const location = { origin: 'https://portal.example', path: '/api/subscriptions' };
const row = {
  ...{ id: 501, is_own: 1, username: 'amara21', invoice_id: 'INV-000501', package: 'Starter Bot' },
  ...{ price: '100.00', created_at: '2026-09-02T08:30:00Z', end_date: '2027-09-02T08:30:00Z', status: 1 },
  ...{ name: 'Amara Okafor', country: 'Nigeria', amount_paid: '95.50' },
};
const read = (rows: unknown[]) => toBotsPage(sent({ status: true, data: { data: rows } }), location).rows;

describe('a bot (B §3)', () => {
  test('has what its row and its invoice show (D8) [B §2 Bot history, B §3 Subscriptions]', () => {
    expect(read([row])).toEqual([
      {
        ...{ id: '501', cancelId: '501', own: true, username: 'amara21', invoiceId: 'INV-000501' },
        ...{ package: 'Starter Bot', price: '100.00', status: 'active' },
        ...{ activatedAt: row.created_at, endsAt: row.end_date },
        invoice: {
          ...{ billTo: 'Amara Okafor', username: 'amara21', country: 'Nigeria', invoiceId: 'INV-000501' },
          ...{ at: row.created_at, package: 'Starter Bot', amountPaid: '95.50' },
        },
        support: '/user/chat?about=subscription&code=INV-000501',
        claim: '/user/chat?about=missingBonus&code=INV-000501',
      },
    ]);
  });

  test.each([
    [1, 'active'],
    ['1', 'active'],
    ['Active', 'active'],
    [true, 'active'],
    [0, 'inactive'],
    [2, 'inactive'],
    [null, 'inactive'],
    ['constructor', 'inactive'],
  ])('the status %j is %s (B §4) [B §4 Bot subscription status]', (status, word) => {
    expect(read([{ ...row, status }])[0]?.status).toBe(word);
  });

  test('is another member’s only where the server marks it so [B §3 Subscriptions]', () => {
    expect(read([{ ...row, is_own: 0, country: null }])[0]).toMatchObject({ own: false });
    expect(read([{ ...row, is_own: undefined }])[0]).toMatchObject({ own: true });
  });

  test('bought for another member names the payer, and the member’s own names no one [B §2 Bot history]', () => {
    const getInvoice = (is_own: number) =>
      toBotsPage(sent({ status: true, data: { data: [{ ...row, is_own }] } }), location, 'kofi9').rows[0]
        ?.invoice;
    expect(getInvoice(0)).toMatchObject({ username: 'amara21', paidBy: 'kofi9' });
    expect(getInvoice(1)?.paidBy).toBeUndefined();
  });

  test('without an id can’t be cancelled, and still has its own key', () => {
    expect(read([{ ...row, id: null }])[0]).toMatchObject({ id: 'INV-000501', cancelId: undefined });
  });

  test('is one by any of three fields, and identified by its index where nothing else names it', () => {
    expect(
      read([{ package: 'Starter Bot' }, { created_at: '2026-09-02' }, { invoice_id: 'INV-1' }]),
    ).toMatchObject([
      {
        id: 'at-0',
        package: 'Starter Bot',
        support: '/user/chat?about=subscription',
        claim: '/user/chat?about=missingBonus',
      },
      { id: 'at-1', activatedAt: '2026-09-02' },
      {
        id: 'INV-1',
        support: '/user/chat?about=subscription&code=INV-1',
        claim: '/user/chat?about=missingBonus&code=INV-1',
      },
    ]);
    expect(read([{ ...row, invoice_id: null }])[0]?.support).toBe('/user/chat?about=subscription&code=501');
  });

  test('has no amount and no text of what is none', () => {
    const [odd] = read([
      { ...row, price: '1e3', amount_paid: NaN, name: { a: 1 }, end_date: [], country: 7 },
    ]);
    expect(odd).toMatchObject({ price: undefined, endsAt: undefined });
    expect(odd?.invoice).toMatchObject({ amountPaid: undefined, billTo: undefined, country: '7' });
  });
});

test('a file has the columns of the table, plain', () => {
  expect(read([row]).map((one) => botsExport.columns.map((column) => toCell(column, one)))).toEqual([
    [
      ...['amara21', 'INV-000501', 'Starter Bot', '100.00'],
      ...['2026-09-02 08:30:00', '2027-09-02 08:30:00', 'Active'],
    ],
  ]);
});
