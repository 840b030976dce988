import type { LineData } from '@portal/ui/charts';
import {
  addDecimals,
  type Decimal,
  decimalText,
  negateDecimal,
  parseDecimal,
} from '@portal/ui/text/format/decimal';
import { formatDate } from '@portal/ui/text/format/dates';
import { formatFigure } from '@portal/ui/text/figures/figure';
import { formatCount } from '@portal/ui/text/format/money';
import { parseMoment } from '@portal/ui/text/format/parseMoment';
import { spanText } from '@portal/ui/text/format/spanText';
import { profitMessages } from '@portal/ui/text/charts/profitMessages';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import {
  hasValue,
  parseMoney,
  parseFields,
  parseItems,
  parseList,
  parseText,
} from '@portal/portal-core/fromApi/parse';

// Pure: the cumulative results of closed trades, exact (T22, D148).

/** The results of closed trades, before formatting. */
export interface Profit extends Pick<LineData, 'points'> {
  /** Trades that ended above and below zero. */
  won: number;
  lost: number;
  /** The maximum drawdown and its end; '0' without one. */
  deepest: { at: number; below: string };
}

const zero: Decimal = { units: 0n, decimals: 0 };
const subtract = (from: Decimal, value: Decimal) => addDecimals(from, negateDecimal(value));
const isBelow = (one: Decimal, other: Decimal) => subtract(one, other).units < 0n;

/**
 * The sum after each closed trade, and its distance from the maximum so far. Undefined without results (D113), and
 * `unreadable` with an unreadable one, because the sum would be wrong.
 */
export function toProfit(
  body: Answer<'/mt5/user-account-details/{account}'>,
): Profit | 'unreadable' | undefined {
  const sent = parseFields(body).closed_results;
  if (!Array.isArray(sent) && !hasValue(sent)) return undefined;
  const results = parseList(sent).flatMap(({ closed_at, profit }) => {
    const moment = parseMoment(parseText(closed_at));
    const amount = parseDecimal(parseMoney(profit) ?? '');
    return moment && 'instant' in moment && amount ? [{ at: moment.instant, amount }] : [];
  });
  const isRead = Array.isArray(sent) || results.length > 0;
  if (!isRead || results.length < parseItems(sent).length) return 'unreadable';
  results.sort((one, other) => one.at - other.at);
  // Sums stay numbers, because there are hundreds and a text would be parsed again for each.
  let sum = zero;
  let highest = zero;
  let deepest = { at: 0, below: zero };
  const points = results.map(({ at, amount }) => {
    sum = addDecimals(sum, amount);
    if (isBelow(highest, sum)) highest = sum;
    const below = subtract(sum, highest);
    if (isBelow(below, deepest.below)) deepest = { at, below };
    return { at, values: [decimalText(sum), decimalText(below)] };
  });
  const won = results.filter(({ amount }) => amount.units > 0n).length;
  const lost = results.filter(({ amount }) => amount.units < 0n).length;
  return { points, won, lost, deepest: { ...deepest, below: decimalText(deepest.below) } };
}

/** The same with its total, its drawdown and a summary sentence. */
export function toProfitSummary({ points, won, lost, deepest }: Profit): LineData {
  const day = formatDate(new Date(deepest.at).toISOString(), 'input');
  const words =
    deepest.at === 0
      ? profitMessages.noDrawdown
      : profitMessages.deepest({
          amount: formatFigure('tradingProfit', deepest.below),
          day: spanText({ from: day, to: day }),
        });
  return {
    points,
    figure: points.at(-1)?.values[0] ?? '0',
    change: { words, meaning: 'plain' },
    part: undefined,
    sentence: profitMessages.sentence({ won: formatCount(won), lost: formatCount(lost) }),
  };
}
