import { unwrapPage, type ListPlace, type ReadInit } from '@portal/api';
import type { FilterValues } from '@portal/ui';
import type { Earnings } from '@portal/ui/charts';
import { earningsWords } from '@portal/ui/text/pictures/earningsWords';
import { centsOf } from '@portal/ui/text/format/cents';
import { decimalText } from '@portal/ui/text/format/decimal';
import { dayKey } from '@portal/ui/text/format/days';
import { formatMoney } from '@portal/ui/text/format/money';
import { percentWords } from '@portal/ui/text/percentWords';
import { sourceNames } from '../../shared/lists/filterSources';
import { daysOnWire } from '../../shared/lists/listState';
import type { Answer } from '../../shared/wire/answer';
import { rowsOf } from '../../shared/wire/rows';
import { amountOf, textOf } from '../../shared/wire/wire';
import { lastPeriods, nameBefore, periodNames, periodOf, type Period } from '@portal/ui/text/format/periods';

type Query = NonNullable<NonNullable<ReadInit<'/payouts'>['params']>['query']>;

/** So many sources have a look of their own; the others are one. */
const ownLooks = ['one', 'two', 'three'] as const;

/** A bonus, as far as a picture needs it. */
interface Bonus {
  day: string;
  source: string;
  /** By what the list is filtered for it; '' where it has no source. */
  key: string;
  cents: number;
}

/** Every bonus of the last twelve months in one answer (D87). The weeks are among them. */
export const earningsQueryOf = (today: string): Query => ({
  export: 'true',
  ...daysOnWire({ from: lastPeriods(today, 'month')[0] ?? '' }),
});

function bonusesOf(body: Answer<'/payouts'>, place: ListPlace): Bonus[] {
  const nameOf = sourceNames(body);
  return rowsOf(body, place).flatMap((row) => {
    const [cents, day] = [centsOf(amountOf(row.amount)), dayKey(textOf(row.created_at))];
    return cents === undefined || day === ''
      ? []
      : [{ cents, day, source: nameOf(row.source) || earningsWords.others, key: textOf(row.source) ?? '' }];
  });
}

/** Adds up, by a key of each bonus. */
function sumsBy(bonuses: readonly Bonus[], keyOf: (bonus: Bonus) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const bonus of bonuses) sums.set(keyOf(bonus), (sums.get(keyOf(bonus)) ?? 0) + bonus.cents);
  return sums;
}

const best = (sums: ReadonlyMap<string, number>) => [...sums].sort((one, other) => other[1] - one[1]);

/** The key of each source's name. Two keys of one name are none, because the list is filtered by one. */
function keysOf(bonuses: readonly Bonus[]): ReadonlyMap<string, string | undefined> {
  const keys = new Map<string, string | undefined>();
  for (const { source, key } of bonuses)
    keys.set(source, keys.has(source) && keys.get(source) !== key ? undefined : key || undefined);
  return keys;
}

const moneyOf = (cents: number) => formatMoney(decimalText({ units: BigInt(cents), places: 2 }));
/** How this period's sum stands beside the one before, in whole per cent; in money where that one had none. */
function changeOf(sum: number, before: number, name: string): Earnings['change'] {
  if (sum === before) return { words: earningsWords.same(name), meaning: 'plain' };
  const sign = sum > before ? '+' : '−';
  const by =
    before > 0
      ? percentWords.of(Math.round((Math.abs(sum - before) / before) * 100))
      : moneyOf(Math.abs(sum - before));
  return {
    words: earningsWords.changed(`${sign}${by}`, name),
    meaning: sum > before ? 'good' : 'bad',
  };
}

/**
 * The bonuses of the last twelve weeks or months, by their sources. An answer that is paged all the same has the newest
 * ones; a period that it does not hold whole is left out. `today` is a day of the portal.
 */
export function earningsOf(
  body: Answer<'/payouts'>,
  place: ListPlace,
  period: Period,
  today: string,
): Earnings {
  const bonuses = bonusesOf(body, place);
  const { rows, total } = unwrapPage(body, place);
  const oldest =
    rows.length < total ? bonuses.reduce((least, { day }) => (day < least ? day : least), '9') : '';
  const periods = lastPeriods(today, period);
  const known = periods.filter((first, at) => first > oldest || at === periods.length - 1);
  const sources = best(sumsBy(bonuses, ({ source }) => source)).map(([source]) => source);
  const own = sources.length <= ownLooks.length + 1 ? sources : sources.slice(0, ownLooks.length);
  const series = [...own, ...(sources.length > own.length ? [earningsWords.others] : [])];
  // Many bonuses share a day.
  const firsts = new Map(bonuses.map(({ day }) => [day, day]));
  for (const day of firsts.keys()) firsts.set(day, periodOf(day, period));
  const placeOf = ({ source }: Bonus) => (own.includes(source) ? source : earningsWords.others);
  const sums = sumsBy(bonuses, (bonus) => `${firsts.get(bonus.day)} ${placeOf(bonus)}`);
  const keys = keysOf(bonuses);
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
    ...(known.length > 1 && { change: changeOf(sum, before, nameBefore(current, period)) }),
    sentence: top
      ? earningsWords.bestIs(earningsWords.best[period], top[0], moneyOf(top[1]))
      : earningsWords.nothing[period],
    series: series.map((label, at) => ({
      label,
      tone: ownLooks[at] ?? 'rest',
      ...(own.includes(label) && { key: keys.get(label) }),
    })),
    places:
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

/** The days that filter the list now. */
export const daysOf = ({ from, to }: FilterValues): Days => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** The list's filters with these days and this source in the place of its own; its other filters stay. */
export function filteredBy(
  filters: FilterValues,
  { days, source }: { days: Days; source: string | undefined },
): FilterValues {
  const { from: _from, to: _to, source: _source, ...others } = filters;
  return { ...others, ...days, ...(source !== undefined && { source }) };
}
