import type { ReadInit } from '@portal/api';
import { addAmounts } from '@portal/ui/text/format/amount';
import { dayKey } from '@portal/ui/text/format/days';
import { lastPeriods } from '@portal/ui/text/format/periods';
import { hasList } from '@portal/portal-core/capabilities/hasList';
import { getSources } from '@portal/portal-core/lists/filterSources';
import type { DaySums } from '@portal/portal-core/lists/daySums';
import { toDayQuery } from '@portal/portal-core/lists/listState';
import { pageSize } from '@portal/portal-core/lists/readNewestPages';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseCount, parseFields, parseFlag, parseMoney, parseText } from '@portal/portal-core/fromApi/parse';
import { parseRows } from '@portal/portal-core/fromApi/rows';

/** What one source brought on a day. */
interface BonusSum {
  day: string;
  /** The list's filter value for the source; '' without one. */
  key: string;
  /** Exact US dollars (D148). */
  amount: string;
  /** The part that is not paid yet. Absent where the server doesn't say. */
  waiting?: string | undefined;
  /** The number of bonuses. Absent in some summaries. */
  count: number;
}

/** A source as an answer names it. */
interface Source {
  key: string;
  value: string;
}

const getNames = (body: Answer<'/payouts' | '/payouts/summary'>): Source[] =>
  getSources(body).map(({ value, label }) => ({ key: value, value: label }));

/** The bonuses of the last twelve months by day and source, with the sources' names. */
export interface BonusSums extends DaySums<BonusSum> {
  sources: readonly Source[];
}

/** The first day of the last twelve months, which include the last weeks. */
export const firstDay = (today: string): string => lastPeriods(today, 'month')[0] ?? '';

type Query<P extends '/payouts' | '/payouts/summary'> = NonNullable<
  NonNullable<ReadInit<P>['params']>['query']
>;

/** The days to read; without `to` up to the newest. */
export interface Days {
  from: string;
  to?: string | undefined;
}

export const toSummaryQuery = ({ from }: Days, today: string): Query<'/payouts/summary'> =>
  toDayQuery({ from, to: today });

/** All rows in one answer, which the specification names (B §2), or this page if the server still pages them (D155). */
export const toRowsQuery = ({ from, to }: Days, page: number): Query<'/payouts'> => ({
  ...{ export: 'true', page, per_page: pageSize },
  ...toDayQuery({ from, ...(to !== undefined && { to }) }),
});

/** Whether an answer is a summary, and not that of another call. */
export const isSummary = (body: unknown): boolean =>
  hasList(body) && parseCount(parseFields(body as Answer<'/payouts/summary'>).count) !== undefined;

/** The sums of a summary. */
export function toSums(body: Answer<'/payouts/summary'>): BonusSums {
  const rows = parseRows(body);
  const sums = rows.flatMap(({ day, source, sum, waiting, count }): BonusSum[] => {
    const [amount, known] = [parseMoney(sum), parseText(day) ?? ''];
    if (amount === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(known)) return [];
    const key = parseText(source) ?? '';
    return [{ day: known, key, amount, waiting: parseMoney(waiting), count: parseCount(count) ?? 0 }];
  });
  return { sums, sources: getNames(body), partialDay: undefined, lacksSome: sums.length < rows.length };
}

export const getBonusDay = (row: ApiRow<'/payouts'>): string => dayKey(parseText(row.created_at));

/** Newer sums keep the names that only the known ones have. */
export const withNames = (sums: BonusSums, { sources }: BonusSums): BonusSums => ({
  ...sums,
  sources: [...new Map([...sources, ...sums.sources].map((source) => [source.key, source])).values()],
});

/** Adds bonuses up by day and source. */
export function createAdder() {
  const sums = new Map<string, BonusSum>();
  const named = new Map<string, Source>();
  return {
    addSources: (body: Answer<'/payouts'>) =>
      getNames(body).forEach((source) => named.set(source.key, source)),
    addRow: ({ amount: sent, source, is_paid }: ApiRow<'/payouts'>, day: string) => {
      const [amount, key] = [parseMoney(sent), parseText(source) ?? ''];
      if (amount === undefined || day === '') return false;
      const id = `${day} ${key}`;
      const { waiting, ...before } = sums.get(id) ?? { amount: '0', waiting: '0', count: 0 };
      const paid = parseFlag(is_paid);
      sums.set(id, {
        ...{ day, key, amount: addAmounts(before.amount, amount), count: before.count + 1 },
        // One that may be paid or not leaves the sum's state unknown.
        waiting:
          waiting === undefined || paid === undefined
            ? undefined
            : addAmounts(waiting, paid === 0 ? amount : '0'),
      });
      return true;
    },
    getSums: (): Pick<BonusSums, 'sums' | 'sources'> => ({
      sums: [...sums.values()],
      sources: [...named.values()],
    }),
  };
}
