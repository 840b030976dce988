import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundAmount } from '@portal/ui/text/format/amount';
import { formatMoney } from '@portal/ui/text/format/money';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toProfit } from '../areas/mt5/profit.mappers';
import { createAdder as createBonusAdder } from '../areas/payouts/bonusSums';
import { toEarnings } from '../areas/payouts/earnings.mappers';
import { toIncomeRow, toYearIncome, toYearSheet } from '../areas/payouts/year.mappers';
import { toRoi } from '../areas/subscriptions/roi.mappers';
import { toBalanceDays } from '../areas/transactions/balance.mappers';
import { createAdder as createFlowAdder, toSums } from '../areas/transactions/balanceSums';
import { toStatement } from '../areas/transactions/statement.mappers';

// D148: whatever amounts a server sends, each sum that a member reads is their BigInt sum, rounded once.

const finest = 18;
const today = '2026-11-23';
const at = `${today}T09:00:00Z`;
const location = { origin: 'https://portal.example', path: '/api/x' };

/** The decimal text of a number in units of its last decimal. */
function toText(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${decimals > 0 ? `.${digits.slice(cut)}` : ''}`;
}

/** The independent answer: units of 10⁻¹⁸ dollars. */
function toUnits(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(finest, '0'));
}
const addUnits = (texts: readonly string[]) => texts.reduce((sum, text) => sum + toUnits(text), 0n);
function toCents(units: bigint): string {
  const step = 10n ** BigInt(finest - 2);
  const size = ((units < 0n ? -units : units) * 2n + step) / (2n * step);
  return toText(units < 0n ? -size : size, 2);
}
const getCents = (texts: readonly string[]) => toCents(addUnits(texts));

const amountBetween = (least: bigint, digits = 37n) =>
  fc
    .tuple(
      fc.oneof(
        fc.bigInt({ min: least < 0n ? -999n : 0n, max: 999n }),
        fc.bigInt({ min: least, max: 10n ** 12n }),
        fc.bigInt({ min: least * 10n ** 25n, max: 10n ** digits }),
      ),
      fc.integer({ min: 0, max: finest }),
    )
    .map(([units, decimals]) => toText(units, decimals));
const getLists = (amount: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.array(amount, { minLength: 1, maxLength: 40 }) },
    { weight: 1, arbitrary: amount.map((text) => Array.from({ length: 1000 }, () => text)) },
  );
const gains = getLists(amountBetween(0n));
/** Their sum is an amount that a server can send. */
const summed = getLists(amountBetween(0n, 17n));
const any = getLists(amountBetween(-(10n ** 12n)));

/** Each selector that adds up, with what it returns for a list of amounts. */
const selectors: Record<string, { amounts: fc.Arbitrary<string[]>; show: (amounts: string[]) => unknown }> = {
  'the earnings card': {
    amounts: any,
    show: (amounts) => {
      const { addRow, getSums } = createBonusAdder();
      amounts.forEach((amount, index) => addRow({ amount, source: `S${index % 7}` } as never, today));
      const { figure = '', categories } = toEarnings(
        { ...getSums(), partialDay: undefined, lacksSome: false },
        'month',
        today,
      );
      expect(getCents([...(categories.at(-1)?.values ?? [])])).toBe(roundAmount(figure));
      return roundAmount(figure);
    },
  },
  'your year and its file': {
    amounts: any,
    show: (amounts) => {
      const toRow = toIncomeRow(sent({}));
      const rows = amounts.flatMap(
        (amount, index) => toRow({ amount, created_at: at, source: `S${index % 3}` } as never) ?? [],
      );
      const year = toYearIncome({ rows, missing: 0 }, '2026', today);
      expect(toYearSheet(year, '2026').rows.at(-1)?.at(-1)).toBe(roundAmount(year.total));
      return roundAmount(year.total);
    },
  },
  'the balance of transactions': {
    amounts: gains,
    show: (amounts) => {
      const { addRow, getSums } = createFlowAdder(undefined);
      const body = sent({ data: amounts.map((value, id) => ({ id, value, type: 'debit' })) });
      for (const row of parseRows(body)) addRow(row, today);
      const days = toBalanceDays(
        { ...getSums(), closing: '0', partialDay: undefined, lacksSome: false },
        today,
      );
      return roundAmount(days?.opening ?? '');
    },
  },
  'the balance of a summary': {
    amounts: summed,
    show: (amounts) => {
      const data = amounts.map((amount) => ({ day: today, in: amount, out: '0' }));
      const [opening_balance, closing_balance] = ['0', toText(addUnits(amounts), finest)];
      return roundAmount(
        toBalanceDays(toSums(sent({ data, opening_balance, closing_balance })), today)?.closing ?? '',
      );
    },
  },
  'a statement': {
    amounts: gains,
    show: (amounts) => {
      const data = amounts.map((value, id) => ({
        id,
        value,
        type: 'credit',
        wallet: 'pay_in',
        created_at: at,
      }));
      return roundAmount(
        toStatement(sent({ data, current_page: 1, last_page: 1, total: data.length }), location).credits,
      );
    },
  },
  'the profit of trades': {
    amounts: any,
    show: (amounts) => {
      const body = sent({ closed_results: amounts.map((profit) => ({ profit, closed_at: at })) });
      const profit = toProfit(body);
      return roundAmount((typeof profit === 'object' && profit.points.at(-1)?.values[0]) || '');
    },
  },
  'the paid limit': {
    amounts: gains,
    show: (amounts) => {
      const data = amounts.map((paid, id) => ({
        id,
        is_own: 1,
        paid_roi_amount: paid,
        roi_limit: '1',
        status: 1,
      }));
      return roundAmount(toRoi(sent({ data: { data, total: data.length } }), location)?.figure ?? '');
    },
  },
};

test.each(Object.entries(selectors))('%s is the exact sum, rounded once', (_name, { amounts, show }) => {
  fc.assert(
    fc.property(amounts, (list) => {
      expect(show(list)).toBe(getCents(list));
    }),
    { numRuns: 100, examples: [[Array.from({ length: 1000 }, () => '0.0049')]] },
  );
});

test('a sum is shown with all its digits', () => {
  expect(formatMoney(roundAmount(`${'9'.repeat(40)}.5`))).toMatch(/^\$9,999(,999){12}\.50$/);
});
