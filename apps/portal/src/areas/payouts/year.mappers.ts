import type { ReadInit } from '@portal/api';
import { earningsMessages } from '@portal/ui/text/charts/earningsMessages';
import { addAmounts, roundAmount, subtractAmounts, sumAmounts } from '@portal/ui/text/format/amount';
import { dayKey } from '@portal/ui/text/format/days';
import { periodNames, toPeriod } from '@portal/ui/text/format/periods';
import { yearIncome, yearPaid, yearWaiting, yearMessages } from '@portal/ui/text/charts/yearMessages';
import type { YearIncome } from '@portal/ui/screens/payouts';
import type { Sheet } from '@portal/ui/charts';
import type { AllRows } from '@portal/portal-core/exports/exportRows';
import { sourceNames } from '@portal/portal-core/lists/filterSources';
import { toDayQuery } from '@portal/portal-core/lists/listState';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseFlag, parseMoney, parseText } from '@portal/portal-core/fromApi/parse';
import { toSeries, type Bonus } from './sourceSeries';

/** A bonus of the year. */
export interface IncomeRow extends Bonus {
  /** Undefined where the server doesn't show it. */
  paid: boolean | undefined;
}

type Query = NonNullable<NonNullable<ReadInit<'/payouts'>['params']>['query']>;

/** All bonuses of a year in one answer (D87), or this page if the server still pages them. */
export const toYearQuery = (year: string, page: number): Query => ({
  export: 'true',
  ...(page > 1 && { page }),
  ...toDayQuery({ from: `${year}-01-01`, to: `${year}-12-31` }),
});

/** Returns the parser of an answer's bonuses. It returns undefined for one without an amount or a day. */
export function toIncomeRow(body: Answer<'/payouts'>): (row: ApiRow<'/payouts'>) => IncomeRow | undefined {
  const toName = sourceNames(body);
  return (row) => {
    const [amount, day] = [parseMoney(row.amount), dayKey(parseText(row.created_at))];
    if (amount === undefined || day === '') return undefined;
    const source = toName(row.source) || earningsMessages.others;
    const paid = parseFlag(row.is_paid);
    return {
      ...{ amount, day, source, key: parseText(row.source) ?? '' },
      paid: paid === undefined ? undefined : paid !== 0,
    };
  };
}

/** The months of a year that have begun by the latest of these days, by their first days. */
const toMonths = (year: string, days: readonly string[]) =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`).filter((first) =>
    days.some((day) => first <= day),
  );

/** What isn't paid yet of some bonuses. Undefined unless each shows it, because the rest would count as paid. */
const getUnpaid = (rows: readonly IncomeRow[]) =>
  rows.every(({ paid }) => paid !== undefined)
    ? sumAmounts(rows.flatMap(({ paid, amount }) => (paid ? [] : amount)))
    : undefined;

/** A year's bonuses by month and source; `today` is a day in the portal's time zone. */
export function toYearIncome({ rows, missing }: AllRows<IncomeRow>, year: string, today: string): YearIncome {
  // A server may ignore the days.
  const own = rows.filter(({ day }) => day.startsWith(`${year}-`));
  const { series, seriesOf } = toSeries(own);
  const byMonth = new Map<string, IncomeRow[]>();
  for (const row of own) {
    const first = toPeriod(row.day, 'month');
    const rowsOfMonth = byMonth.get(first);
    if (rowsOfMonth) rowsOfMonth.push(row);
    else byMonth.set(first, [row]);
  }
  const toValues = (ofMonth: readonly IncomeRow[]) => {
    const values = series.map(() => '0');
    for (const row of ofMonth) {
      const at = seriesOf(row);
      values[at] = addAmounts(values[at] ?? '0', row.amount);
    }
    return values;
  };
  return {
    total: sumAmounts(own.map(({ amount }) => amount)),
    count: own.length,
    missing,
    unpaid: getUnpaid(own),
    sources: series,
    // A server's clock may be ahead, and the months add up to the total.
    months: toMonths(year, [today, ...byMonth.keys()]).map((first) => {
      const ofMonth = byMonth.get(first) ?? [];
      return {
        key: first,
        ...periodNames(first, 'month'),
        ...{ values: toValues(ofMonth), unpaid: getUnpaid(ofMonth) },
        ...(first === toPeriod(today, 'month') && { current: true }),
      };
    }),
  };
}

/** What is paid of a sum, what isn't yet, and the sum. */
const toSums = (total: string, unpaid: string | undefined) => [
  unpaid && subtractAmounts(total, unpaid),
  unpaid,
  total,
];

/** An unknown amount is an empty cell. */
const toCell = (amount: string | undefined) => (amount === undefined ? '' : roundAmount(amount));

/** The table of the months for a file, each by its first day, with the sums of both. */
export function toYearSheet(income: YearIncome, year: string): Sheet {
  const { sources, months, total, unpaid } = income;
  const sums = sources.map((_, at) => sumAmounts(months.map(({ values }) => values[at] ?? '0')));
  return {
    name: yearMessages.income({ year }),
    titles: [
      yearMessages.month,
      ...sources.map(({ label }) => label),
      ...[yearPaid, yearWaiting, yearIncome].map(({ title }) => title),
    ],
    rows: [
      ...months.map(({ key, values, unpaid: waiting }) => [
        key,
        ...[...values, ...toSums(sumAmounts(values), waiting)].map(toCell),
      ]),
      [yearMessages.total, ...[...sums, ...toSums(total, unpaid)].map(toCell)],
    ],
  };
}
