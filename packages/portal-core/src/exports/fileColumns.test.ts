import { setPortalZone } from '@portal/ui/text/format/portalZone';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterEach, expect, test } from 'vitest';
import { toCsv } from './csv';
import { toFileColumns, toFileTable } from './fileColumns';

afterEach(() => setPortalZone('UTC'));

interface Row {
  at: string | undefined;
  amount: string | undefined;
}

const columns = toFileColumns<Row, 'at' | 'amount' | 'view'>(
  {
    at: { title: 'Date', cell: ({ at }) => at, kind: 'moment' },
    amount: [{ title: 'Amount', cell: ({ amount }) => amount, kind: 'number', figure: null }],
    view: { omitted: 'action' },
  },
  [{ title: 'ID', cell: () => '007' }],
);

test('dates are on the portal’s clock, whose zone their title names, and numbers are plain', () => {
  setPortalZone('Asia/Kolkata');
  const rows = [
    { at: '2026-11-20T21:17:05.000Z', amount: '-12.50' },
    { at: '2026-11-20', amount: '1,250.00' },
    { at: 'soon', amount: '$3' },
  ];
  expect(toFileTable(columns, rows, 2)).toEqual({
    titles: ['Date (Asia/Kolkata)', 'Amount', 'ID'],
    rows: [
      ['2026-11-21 02:47:05', '-12.50', '007'],
      ['2026-11-20', undefined, '007'],
      [undefined, undefined, '007'],
    ],
    missing: 2,
  });
});

/** What a spreadsheet recognises without a setting: ISO dates, with a time or without. */
const sheetDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/;
const sheetNumber = /^-?\d+(\.\d+)?$/;

const anyMoment = fc.oneof(
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom('2026-11-20', '2026-11-20 09:14:00', '2026-11-20T09:14:00+05:30', '', '=1+1', 'yesterday'),
  fc.string(),
);
const anyAmount = fc.oneof(
  fc
    .tuple(fc.bigInt(-999_999_999_999n, 999_999_999_999n), fc.nat(99))
    .map(([whole, cents]) => `${whole}.${cents}`),
  fc.constantFrom('0.00', '007', '-00.5', '1e5', '$5.00', '1,000.00', '٣٫٥', '=SUM(A1)', '-', '+1', '0x10'),
  fc.string(),
);

test('a column of dates or numbers has nothing that a spreadsheet reads otherwise (T25)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ at: anyMoment, amount: anyAmount }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'),
      (rows, zone) => {
        setPortalZone(zone);
        const { titles, rows: cells } = toFileTable(columns, rows);
        const [, ...back] = Papa.parse<string[]>(toCsv(titles, cells).replace(/^\uFEFF/, '')).data;
        expect(back).toHaveLength(rows.length);
        for (const [date = '', amount = ''] of back) {
          if (date !== '') expect(date).toMatch(sheetDate);
          if (amount !== '') expect(amount).toMatch(sheetNumber);
        }
      },
    ),
    { numRuns: 500 },
  );
});
