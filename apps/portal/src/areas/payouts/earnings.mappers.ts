import type { FilterValues } from '@portal/ui';
import { getWaiting, type Category, type Earnings } from '@portal/ui/charts';
import { earningsMessages } from '@portal/ui/text/charts/earningsMessages';
import {
  absoluteAmount,
  addAmounts,
  compareAmounts,
  getPercent,
  isZeroAmount,
  subtractAmounts,
  sumAmounts,
} from '@portal/ui/text/format/amount';
import { formatFigure } from '@portal/ui/text/figures/figure';
import { formatCount } from '@portal/ui/text/format/money';
import { percentMessages } from '@portal/ui/text/percentMessages';
import { sourceNames } from '@portal/portal-core/lists/filterSources';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import {
  comparedDays,
  lastPeriods,
  periodNames,
  sameDay,
  spanName,
  toPeriod,
  type Period,
} from '@portal/ui/text/format/periods';
import type { BonusSums } from './bonusSums';
import { toSeries, type Bonus } from './sourceSeries';

function toBonuses({ sums, sources }: BonusSums, listed: Answer<'/payouts'> | undefined): Bonus[] {
  const toName = sourceNames({ source: sources } as Answer<'/payouts'>, listed);
  return sums.map((sum) => ({ ...sum, source: toName(sum.key) || earningsMessages.others }));
}

/** Sums the bonuses by key. */
function sumsBy(
  bonuses: readonly Bonus[],
  getKey: (bonus: Bonus) => string,
  getAmount = ({ amount }: Bonus) => amount,
): Map<string, string> {
  const sums = new Map<string, string>();
  for (const bonus of bonuses)
    sums.set(getKey(bonus), addAmounts(sums.get(getKey(bonus)) ?? '0', getAmount(bonus)));
  return sums;
}

const best = (sums: ReadonlyMap<string, string>) =>
  [...sums].sort((one, other) => compareAmounts(other[1], one[1]));

/** The change from the same days before, in whole per cent. If those had no bonuses, the change is an amount. */
function toChange(sum: string, before: string, days: string): Earnings['change'] {
  const difference = subtractAmounts(sum, before);
  const comparison = compareAmounts(difference, '0');
  if (comparison === 0) return { words: earningsMessages.same({ days }), meaning: 'plain' };
  const sign = comparison > 0 ? '+' : '−';
  const percent = getPercent(absoluteAmount(difference), before);
  const by =
    percent === undefined
      ? formatFigure('earnings', absoluteAmount(difference))
      : percentMessages.of({ percent });
  return {
    words: earningsMessages.changed({ change: `${sign}${by}`, days }),
    meaning: comparison > 0 ? 'good' : 'bad',
  };
}

/** A period's parts of each series that are not paid yet. Absent without any. */
const toWaiting = (values: readonly string[]): Pick<Category, 'waiting'> =>
  values.every(isZeroAmount) ? {} : { waiting: values };

/** What is paid and what waits, in words. Nothing where all is paid. */
function toStates(sum: string, waiting: string, say: (states: { paid: string; waiting: string }) => string) {
  if (isZeroAmount(waiting)) return [];
  return [
    say({
      paid: formatFigure('earnings', subtractAmounts(sum, waiting)),
      waiting: formatFigure('earnings', waiting),
    }),
  ];
}

const getSum = (bonuses: readonly Bonus[]) => sumAmounts(bonuses.map(({ amount }) => amount));

/** The periods that were read whole, and the current one. */
function knownPeriods(partialDay = '', [today, period]: [string, Period]): string[] {
  const periods = lastPeriods(today, period);
  return periods.filter((first, at) => first > partialDay || at === periods.length - 1);
}

/**
 * The bonuses of the last twelve weeks or months by source; `today` is a day in the portal's time zone. `listed` is a
 * page of the list, which may name the sources.
 */
export function toEarnings(
  earned: BonusSums,
  period: Period,
  today: string,
  listed?: Answer<'/payouts'>,
): Earnings {
  const bonuses = toBonuses(earned, listed);
  const known = knownPeriods(earned.partialDay, [today, period]);
  const current = known.at(-1) ?? '';
  const days = comparedDays(today, period);
  const { series, seriesOf } = toSeries(bonuses);
  // Many bonuses share a day.
  const bonusDays = new Set(bonuses.map(({ day }) => day));
  const firsts = new Map(Array.from(bonusDays, (day) => [day, toPeriod(day, period)]));
  const ends = new Map(known.map((first) => [first, sameDay(first, today, period)]));
  const isSoFar = ({ day }: Bonus) => day <= (ends.get(firsts.get(day) ?? '') ?? '');
  const getKey = (bonus: Bonus) => `${firsts.get(bonus.day)} ${seriesOf(bonus)}`;
  const sums = sumsBy(bonuses, getKey);
  const soFar = sumsBy(bonuses.filter(isSoFar), getKey);
  // What isn't said to wait counts as paid, so each bonus has to show it.
  const isStated = bonuses.every((bonus) => bonus.waiting !== undefined);
  const waiting = isStated
    ? sumsBy(bonuses, getKey, (bonus) => bonus.waiting ?? '0')
    : new Map<string, string>();
  const valuesIn = (all: ReadonlyMap<string, string>, first: string) =>
    series.map((_one, at) => all.get(`${first} ${at}`) ?? '0');
  const running = bonuses.filter(({ day }) => firsts.get(day) === current);
  const sum = getSum(running);
  const before = getSum(bonuses.filter(({ day }) => day >= days.before.from && day <= days.before.to));
  const [top] = best(sumsBy(running, ({ source }) => source));
  const isPart = known.length < lastPeriods(today, period).length;
  // The current period itself was read in part, so its sum is that of some entries.
  const isCurrentPart = earned.partialDay !== undefined && earned.partialDay >= current;
  const count = earned.sums
    .filter(({ day }) => firsts.get(day) === current)
    .reduce((all, one) => all + one.count, 0);
  const shown = isPart ? earningsMessages.last[period]({ count: known.length }) : undefined;
  const categories = known.map((first): Category => ({
    key: first,
    ...periodNames(first, period),
    values: valuesIn(sums, first),
    ...toWaiting(valuesIn(waiting, first)),
    ...(first !== current && { soFar: valuesIn(soFar, first) }),
    current: first === current,
  }));
  return {
    figure: sum,
    part: isCurrentPart ? earningsMessages.fromSome({ count: formatCount(count) }) : shown,
    ...(known.length > 1 && { change: toChange(sum, before, spanName(days.before, 'MMM')) }),
    sentence: [
      ...(known.length > 1
        ? [
            earningsMessages.compared({
              days: spanName(days.now, 'MMMM'),
              amount: formatFigure('earnings', before),
              daysBefore: spanName(days.before, 'MMMM'),
            }),
          ]
        : []),
      ...(top
        ? [earningsMessages.best({ source: top[0], amount: formatFigure('earnings', top[1]) })]
        : earned.lacksSome
          ? []
          : [earningsMessages.nothing[period]]),
      ...(isCurrentPart
        ? []
        : toStates(sum, getWaiting(categories.slice(-1)), earningsMessages.states[period])),
      ...(known.length > 1 && !isCurrentPart
        ? toStates(sumAmounts(categories.flatMap(({ values }) => values)), getWaiting(categories), (states) =>
            earningsMessages.allStates[period]({ count: known.length, ...states }),
          )
        : []),
      ...(earned.lacksSome ? [earningsMessages.lacksSome] : []),
    ].join(' '),
    series,
    categories: bonuses.length === 0 ? [] : categories,
  };
}

type Days = Partial<Record<'from' | 'to', string>>;

/** The days of the list's current filter. */
export const toDays = ({ from, to }: FilterValues): Days => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** The list's filters with these days and this source. Its other filters stay. */
export function withDaysAndSource(
  filters: FilterValues,
  { days, source }: { days: Days; source: string | undefined },
): FilterValues {
  const { from: _from, to: _to, source: _source, ...others } = filters;
  return { ...others, ...days, ...(source !== undefined && { source }) };
}
