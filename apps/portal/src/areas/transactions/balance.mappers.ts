import { unwrapPage, type ListLocation, type ReadInit } from '@portal/api';
import type { FilterValues } from '@portal/ui';
import type { Balance, Span } from '@portal/ui/charts';
import { balanceMessages } from '@portal/ui/text/charts/balanceMessages';
import { spanText } from '@portal/ui/text/format/spanText';
import { parseCents } from '@portal/ui/text/format/cents';
import { dayCounter, dayOfNumber, toNoon, numberOfDay } from '@portal/ui/text/format/dayNumbers';
import { decimalText } from '@portal/ui/text/format/decimal';
import { formatCount, formatMoney } from '@portal/ui/text/format/money';
import { parseMoment } from '@portal/ui/text/format/parseMoment';
import { lastPeriods } from '@portal/ui/text/format/periods';
import type { WalletKey } from '@portal/ui/text/wallets';
import { walletTitles } from '@portal/ui/text/summaryTitles/titles';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { parseMoney, parseFields, parseList, parseText } from '@portal/portal-core/fromApi/parse';
import { toStatementQuery } from './transactions.mappers';

// Pure: an export of the transactions as the balance of each day, in whole cents (T22).

type Transactions = Answer<'/transactions'>;
type Query = NonNullable<NonNullable<ReadInit<'/transactions'>['params']>['query']>;

/** The days of a list's filter; undefined without any. */
export const chosenIn = ({ from, to }: FilterValues): Span | undefined =>
  from === undefined && to === undefined ? undefined : { from, to };

/** All transactions of a wallet in the last twelve months, or since an earlier day of the filter. */
export function toBalanceQuery({ wallet, from }: FilterValues, today: string): Query {
  const [year = today] = lastPeriods(today, 'month');
  const first = from !== undefined && from < year ? from : year;
  return toStatementQuery({ page: 1, filters: { from: first, ...(wallet !== undefined && { wallet }) } });
}

/** The balance of each day, before formatting. */
export interface BalanceDays extends Pick<Balance, 'points'> {
  /** The balance before the first transaction, and now. */
  opening: number;
  closing: number;
}

interface Flow {
  into: number;
  out: number;
}

/** The amount of a card by its title, in cents. */
function toFigure(body: Transactions, card: string, figure: string): number | undefined {
  const isTitled = (title: string) => (fields: { title?: unknown }) =>
    parseText(fields.title)?.toLowerCase() === title.toLowerCase();
  const found = parseList(parseFields(body).more_details).findLast(isTitled(card));
  return parseCents(parseMoney(parseList(found?.body).find(isTitled(figure))?.value));
}

/** The wallet's current balance: the statement's closing balance, the wallet's own card, or the sum of all cards. */
function toClosing(body: Transactions, wallet: WalletKey | undefined): number | undefined {
  const stated = toFigure(body, 'statement', 'closing balance');
  if (stated !== undefined) return stated;
  const names = wallet === undefined ? Object.values(walletTitles) : [walletTitles[wallet]];
  return names.reduce<number | undefined>((sum, name) => {
    const own = toFigure(body, name, 'Balance');
    return sum === undefined || own === undefined ? undefined : sum + own;
  }, 0);
}

/** Each day's credits and debits by day number; undefined if a row is unreadable. */
function toFlows(body: Transactions, location: ListLocation): Map<number, Flow> | undefined {
  const toDay = dayCounter();
  const flows = new Map<number, Flow>();
  const seen = new Set<string>();
  for (const row of parseRows(body, location)) {
    const id = parseText(row.id);
    if (id !== undefined && seen.has(id)) continue;
    if (id !== undefined) seen.add(id);
    const [cents, moment] = [parseCents(parseMoney(row.value)), parseMoment(parseText(row.created_at))];
    const type = parseText(row.type)?.toLowerCase();
    if (cents === undefined || !moment || (type !== 'credit' && type !== 'debit')) return undefined;
    const day =
      'instant' in moment
        ? toDay(moment.instant)
        : Date.UTC(moment.year, moment.month - 1, moment.day) / 86_400_000;
    const flow = flows.get(day) ?? { into: 0, out: 0 };
    flow[type === 'credit' ? 'into' : 'out'] += Math.abs(cents);
    flows.set(day, flow);
  }
  return flows;
}

const nothing: BalanceDays = { points: [], opening: 0, closing: 0 };

/**
 * The balance after each day with transactions, computed back from the current balance. So it is right even if the
 * server pages an export, where the oldest day may be incomplete and only starts the line. Undefined if it can't be
 * right: an unreadable row, no balance, or transactions that don't lead to it.
 */
export function toBalanceDays(
  body: Transactions,
  location: ListLocation,
  wallet: WalletKey | undefined,
  today: string,
): BalanceDays | undefined {
  const [closing, flows] = [toClosing(body, wallet), toFlows(body, location)];
  const { rows, total } = unwrapPage(body, location);
  const isWhole = rows.length >= (total ?? Infinity);
  if (closing === undefined || flows === undefined) return undefined;
  const days = [...flows.keys()].sort((one, other) => one - other);
  const [oldest, now] = [days[0], numberOfDay(today)];
  if (oldest === undefined) {
    return closing === 0
      ? nothing
      : { opening: closing, closing, points: [{ at: toNoon(now), values: [closing, 0, 0] }] };
  }
  const known = isWhole ? days : days.slice(1);
  const points: { at: number; values: number[] }[] = [];
  let balance = closing;
  if (known.at(-1) !== now) points.push({ at: toNoon(now), values: [closing, 0, 0] });
  for (const day of known.toReversed()) {
    const { into, out } = flows.get(day) ?? { into: 0, out: 0 };
    points.push({ at: toNoon(day), values: [balance, into, out] });
    balance += out - into;
  }
  const stated = toFigure(body, 'statement', 'opening balance');
  if (isWhole && stated !== undefined && stated !== balance) return undefined;
  points.push({ at: toNoon(isWhole ? oldest - 1 : oldest), values: [balance, 0, 0] });
  return { opening: balance, closing, points: points.reverse() };
}

const toMoney = (cents: number, signed = false) =>
  formatMoney(decimalText({ units: BigInt(cents), decimals: 2 }), { signed });

/**
 * The same with its total, its change and a summary sentence. `rows` is the number of transactions in the list, if
 * known.
 */
export function toBalanceSummary(
  days: BalanceDays,
  chosen: Span | undefined,
  rows: number | undefined,
): Balance {
  const { points, opening, closing } = days;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return { points, sentence: '' };
  const toDay = dayCounter();
  const [from, to] = [dayOfNumber(toDay(first.at)), dayOfNumber(toDay(last.at))];
  const since = spanText({ from, to: from });
  const getSum = (value: number) => points.reduce((sum, { values }) => sum + (values[value] ?? 0), 0);
  const [into, out] = [getSum(1), getSum(2)];
  const span = chosen && spanText({ from: chosen.from ?? from, to: chosen.to ?? to });
  return {
    points,
    figure: closing,
    ...(points.length > 1 && {
      change: {
        words: balanceMessages.since({ change: toMoney(closing - opening, true), day: since }),
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
        : into === 0 && out === 0
          ? balanceMessages.still({ day: since })
          : balanceMessages.moved({ incoming: toMoney(into), outgoing: toMoney(out) }),
  };
}
