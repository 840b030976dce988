import { unwrapPage, type ListLocation, type ReadInit } from '@portal/api';
import type { FilterValues } from '@portal/ui';
import type { Earnings } from '@portal/ui/charts';
import { earningsMessages } from '@portal/ui/text/charts/earningsMessages';
import { parseCents } from '@portal/ui/text/format/cents';
import { decimalText } from '@portal/ui/text/format/decimal';
import { dayKey } from '@portal/ui/text/format/days';
import { formatMoney } from '@portal/ui/text/format/money';
import { percentMessages } from '@portal/ui/text/percentMessages';
import { sourceNames } from '@portal/portal-core/lists/filterSources';
import { toDayQuery } from '@portal/portal-core/lists/listState';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { parseMoney, parseText } from '@portal/portal-core/fromApi/parse';
import { lastPeriods, nameBefore, periodNames, toPeriod, type Period } from '@portal/ui/text/format/periods';

type Query = NonNullable<NonNullable<ReadInit<'/payouts'>['params']>['query']>;

/** Number of sources with their own style. The others are combined. */
const ownLooks = ['one', 'two', 'three'] as const;

/** The chart's data of a bonus. */
interface Bonus {
  day: string;
  source: string;
  /** The list's filter value for it; '' without a source. */
  key: string;
  cents: number;
}

/** All bonuses of the last twelve months in one answer (D87), including the last weeks. */
export const toEarningsQuery = (today: string): Query => ({
  export: 'true',
  ...toDayQuery({ from: lastPeriods(today, 'month')[0] ?? '' }),
});

function toBonuses(
  body: Answer<'/payouts'>,
  location: ListLocation,
  listed: Answer<'/payouts'> | undefined,
): Bonus[] {
  const toName = sourceNames(body, listed);
  return parseRows(body, location).flatMap((row) => {
    const [cents, day] = [parseCents(parseMoney(row.amount)), dayKey(parseText(row.created_at))];
    return cents === undefined || day === ''
      ? []
      : [
          {
            cents,
            day,
            source: toName(row.source) || earningsMessages.others,
            key: parseText(row.source) ?? '',
          },
        ];
  });
}

/** Sums the bonuses by key. */
function sumsBy(bonuses: readonly Bonus[], getKey: (bonus: Bonus) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const bonus of bonuses) sums.set(getKey(bonus), (sums.get(getKey(bonus)) ?? 0) + bonus.cents);
  return sums;
}

const best = (sums: ReadonlyMap<string, number>) => [...sums].sort((one, other) => other[1] - one[1]);

/** The key of each source's name. A name with two keys has none, because the list filters by one. */
function toKeys(bonuses: readonly Bonus[]): ReadonlyMap<string, string | undefined> {
  const keys = new Map<string, string | undefined>();
  for (const { source, key } of bonuses)
    keys.set(source, keys.has(source) && keys.get(source) !== key ? undefined : key || undefined);
  return keys;
}

const toMoney = (cents: number) => formatMoney(decimalText({ units: BigInt(cents), decimals: 2 }));
/** The change from the previous period, in whole per cent. If that one had no bonuses, the change is an amount. */
function toChange(sum: number, before: number, name: string): Earnings['change'] {
  if (sum === before) return { words: earningsMessages.same({ month: name }), meaning: 'plain' };
  const sign = sum > before ? '+' : '−';
  const by =
    before > 0
      ? percentMessages.of({ percent: Math.round((Math.abs(sum - before) / before) * 100) })
      : toMoney(Math.abs(sum - before));
  return {
    words: earningsMessages.changed({ change: `${sign}${by}`, month: name }),
    meaning: sum > before ? 'good' : 'bad',
  };
}

/**
 * The bonuses of the last twelve weeks or months by source; `today` is a day in the portal's time zone. A paged answer
 * has only the newest ones, so incomplete periods are dropped. `listed` is a page of the list, which may name the sources.
 */
export function toEarnings(
  body: Answer<'/payouts'>,
  location: ListLocation,
  period: Period,
  today: string,
  listed?: Answer<'/payouts'>,
): Earnings {
  const bonuses = toBonuses(body, location, listed);
  const { rows, total } = unwrapPage(body, location);
  const oldest =
    rows.length < (total ?? Infinity)
      ? bonuses.reduce((least, { day }) => (day < least ? day : least), '9')
      : '';
  const periods = lastPeriods(today, period);
  const known = periods.filter((first, at) => first > oldest || at === periods.length - 1);
  const sources = best(sumsBy(bonuses, ({ source }) => source)).map(([source]) => source);
  const own = sources.length <= ownLooks.length + 1 ? sources : sources.slice(0, ownLooks.length);
  const series = [...own, ...(sources.length > own.length ? [earningsMessages.others] : [])];
  // Many bonuses share a day.
  const firsts = new Map(bonuses.map(({ day }) => [day, day]));
  for (const day of firsts.keys()) firsts.set(day, toPeriod(day, period));
  const getCategory = ({ source }: Bonus) => (own.includes(source) ? source : earningsMessages.others);
  const sums = sumsBy(bonuses, (bonus) => `${firsts.get(bonus.day)} ${getCategory(bonus)}`);
  const keys = toKeys(bonuses);
  const current = known.at(-1) ?? '';
  const [sum = 0, before = 0] = [...known]
    .reverse()
    .map((first) => series.reduce((all, source) => all + (sums.get(`${first} ${source}`) ?? 0), 0));
  const [top] = best(
    sumsBy(
      bonuses.filter(({ day }) => firsts.get(day) === current),
      ({ source }) => source,
    ),
  );
  return {
    figure: sum,
    ...(known.length > 1 && { change: toChange(sum, before, nameBefore(current, period)) }),
    sentence: top
      ? earningsMessages.bestIs({
          best: earningsMessages.best[period],
          source: top[0],
          amount: toMoney(top[1]),
        })
      : earningsMessages.nothing[period],
    series: series.map((label, at) => ({
      label,
      tone: ownLooks[at] ?? 'rest',
      ...(own.includes(label) && { key: keys.get(label) }),
    })),
    categories:
      bonuses.length === 0
        ? []
        : known.map((first) => ({
            key: first,
            ...periodNames(first, period),
            values: series.map((source) => sums.get(`${first} ${source}`) ?? 0),
            current: first === current,
          })),
  };
}

type Days = Partial<Record<'from' | 'to', string>>;

/** The days of the list's current filter. */
export const toDays = ({ from, to }: FilterValues): Days => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** The list's filters with these days and this source. Its other filters stay. */
export function filteredBy(
  filters: FilterValues,
  { days, source }: { days: Days; source: string | undefined },
): FilterValues {
  const { from: _from, to: _to, source: _source, ...others } = filters;
  return { ...others, ...days, ...(source !== undefined && { source }) };
}
