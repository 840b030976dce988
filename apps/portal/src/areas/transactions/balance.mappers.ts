import type { FilterValues } from '@portal/ui';
import type { Balance, Span } from '@portal/ui/charts';
import { balanceMessages } from '@portal/ui/text/charts/balanceMessages';
import {
  addAmounts,
  isZeroAmount,
  roundAmount,
  subtractAmounts,
  sumAmounts,
} from '@portal/ui/text/format/amount';
import { spanText } from '@portal/ui/text/format/spanText';
import { dayCounter, dayOfNumber, toNoon, numberOfDay } from '@portal/ui/text/format/dayNumbers';
import { formatFigure } from '@portal/ui/text/figures/figure';
import { formatCount } from '@portal/ui/text/format/money';
import type { BalanceSums } from './balanceSums';

// Pure: the days' sums of a wallet as its balance of each day, exact (T22, D148).

/** The days of a list's filter; undefined without any. */
export const chosenIn = ({ from, to }: FilterValues): Span | undefined =>
  from === undefined && to === undefined ? undefined : { from, to };

/** The balance of each day, before formatting. */
export interface BalanceDays extends Pick<Balance, 'points'> {
  /** The balance before the first transaction, and now. */
  opening: string;
  closing: string;
  /** Whether earlier days were not read. */
  isPart?: boolean;
}

const nothing: BalanceDays = { points: [], opening: '0', closing: '0' };

/** Whether the sums lead from the stated opening balance to the closing one, which may be rounded to cents. */
export const leadsToClosing = ({ sums, opening, closing }: BalanceSums): boolean =>
  opening === undefined ||
  (closing !== undefined &&
    isZeroAmount(roundAmount(subtractAmounts(addAmounts(opening, getChange(sums)), closing))));

const getChange = (sums: BalanceSums['sums']) =>
  subtractAmounts(sumAmounts(sums.map(({ into }) => into)), sumAmounts(sums.map(({ out }) => out)));

/**
 * The balance after each day with transactions, computed back from the current balance. So it is right even if the time
 * was read in part, where the oldest day may be incomplete and only starts the line. Undefined if it can't be right: an
 * unreadable row, no balance, or transactions that don't lead to it.
 */
export function toBalanceDays(known: BalanceSums, today: string): BalanceDays | undefined {
  const { sums, closing, partialDay, lacksSome } = known;
  if (!closing || lacksSome || !leadsToClosing(known)) return undefined;
  const days = sums.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const [oldest, now] = [days[0], numberOfDay(today)];
  if (oldest === undefined) {
    return isZeroAmount(closing)
      ? nothing
      : { opening: closing, closing, points: [{ at: toNoon(now), values: [closing, '0', '0'] }] };
  }
  const whole = days.filter(({ day }) => day > (partialDay ?? ''));
  const points: { at: number; values: string[] }[] = [];
  let balance = closing;
  if (whole.at(-1)?.day !== today) points.push({ at: toNoon(now), values: [closing, '0', '0'] });
  for (const { day, into, out } of whole.toReversed()) {
    points.push({ at: toNoon(numberOfDay(day)), values: [balance, into, out] });
    balance = subtractAmounts(addAmounts(balance, out), into);
  }
  const start = partialDay === undefined ? numberOfDay(oldest.day) - 1 : numberOfDay(partialDay);
  points.push({ at: toNoon(start), values: [balance, '0', '0'] });
  return { opening: balance, closing, points: points.reverse(), isPart: partialDay !== undefined };
}

/**
 * The same with its total, its change and a summary sentence. `rows` is the number of transactions in the list, if
 * known. `isAll` is true for all wallets together.
 */
export function toBalanceSummary(
  days: BalanceDays,
  chosen: Span | undefined,
  rows: number | undefined,
  isAll = false,
): Balance {
  const { points, opening, closing, isPart = false } = days;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return { points, sentence: '', part: undefined };
  const toDay = dayCounter();
  const [from, to] = [dayOfNumber(toDay(first.at)), dayOfNumber(toDay(last.at))];
  const since = spanText({ from, to: from });
  const getSum = (value: number) => sumAmounts(points.map(({ values }) => values[value] ?? '0'));
  const [into, out] = [getSum(1), getSum(2)];
  const span = chosen && spanText({ from: chosen.from ?? from, to: chosen.to ?? to });
  return {
    points,
    figure: closing,
    part: isPart ? balanceMessages.part({ day: since }) : undefined,
    ...(points.length > 1 && {
      change: {
        words: balanceMessages.since({
          change: formatFigure('balance', subtractAmounts(closing, opening), { signed: true }),
          day: since,
        }),
        meaning: 'plain',
      },
    }),
    sentence:
      span !== undefined
        ? balanceMessages.chosen({
            dates: span,
            lines:
              rows === undefined ? undefined : balanceMessages.transactions({ count: formatCount(rows) }),
          })
        : isZeroAmount(into) && isZeroAmount(out)
          ? balanceMessages.still({ day: since })
          : balanceMessages[isAll ? 'crossed' : 'moved']({
              incoming: formatFigure('cameIn', into),
              outgoing: formatFigure('wentOut', out),
            }),
  };
}
