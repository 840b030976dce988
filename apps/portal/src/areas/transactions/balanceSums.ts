import type { ReadInit } from '@portal/api';
import type { FilterValues } from '@portal/ui';
import { absoluteAmount, addAmounts } from '@portal/ui/text/format/amount';
import { dayCounter, dayOfNumber } from '@portal/ui/text/format/dayNumbers';
import { parseMoment } from '@portal/ui/text/format/parseMoment';
import { lastPeriods } from '@portal/ui/text/format/periods';
import { isWallet, type WalletKey } from '@portal/ui/text/wallets';
import { walletTitles } from '@portal/ui/text/summaryTitles/titles';
import { hasList } from '@portal/portal-core/capabilities/hasList';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import {
  amountOrNone,
  parseFields,
  parseList,
  parseMoney,
  parseText,
} from '@portal/portal-core/fromApi/parse';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import type { DaySums } from '@portal/portal-core/lists/daySums';
import { toDayQuery } from '@portal/portal-core/lists/listState';
import { pageSize } from '@portal/portal-core/lists/readNewestPages';

// Pure: a wallet's transactions summed by day, exact (T22, D148).

/** What came into a wallet on a day and left it. */
interface DayFlow {
  day: string;
  into: string;
  out: string;
}

export interface BalanceSums extends DaySums<DayFlow> {
  /** The balance now; '' if it is unreadable, and undefined if the server doesn't send it. */
  closing: string | undefined;
  /** The balance before the range, if the server states it. */
  opening?: string | undefined;
}

/** The days to read, of one wallet or of all; without `to` up to the newest. */
export interface BalanceRange {
  wallet: WalletKey | undefined;
  from: string;
  to?: string | undefined;
}

type Query<P extends '/transactions' | '/transactions/summary'> = NonNullable<
  NonNullable<ReadInit<P>['params']>['query']
>;

/** The first day of the last twelve months, or an earlier day of the filter. */
export function firstDay({ from }: FilterValues, today: string): string {
  const [year = today] = lastPeriods(today, 'month');
  return from !== undefined && from < year ? from : year;
}

const toRangeQuery = ({ wallet, from, to }: BalanceRange) => ({
  ...toDayQuery({ from, ...(to !== undefined && { to }) }),
  ...(wallet && { wallet }),
});

export const toSummaryQuery = (range: BalanceRange, today: string): Query<'/transactions/summary'> =>
  toRangeQuery({ ...range, to: today });

export const toRowsQuery = (range: BalanceRange, page: number): Query<'/transactions'> => ({
  ...{ page, per_page: pageSize },
  ...toRangeQuery(range),
});

/** Whether an answer is a summary, and not that of another call. */
export const isSummary = (body: unknown): boolean =>
  hasList(body) &&
  parseMoney(parseFields(body as Answer<'/transactions/summary'>).closing_balance) !== undefined;

/** The sums of a summary. */
export function toSums(body: Answer<'/transactions/summary'>): BalanceSums {
  const { opening_balance: opening, closing_balance: closing } = parseFields(body);
  const flows = parseRows(body).map((row) => ({
    ...{ day: parseText(row.day), into: parseMoney(row.in), out: parseMoney(row.out) },
  }));
  const isFlow = (flow: (typeof flows)[number]): flow is DayFlow =>
    /^\d{4}-\d{2}-\d{2}$/.test(flow.day ?? '') && flow.into !== undefined && flow.out !== undefined;
  return {
    sums: flows.filter(isFlow),
    partialDay: undefined,
    lacksSome: !flows.every(isFlow),
    opening: parseMoney(opening),
    closing: amountOrNone(closing),
  };
}

/** The amount of a card by its title; '' if it is unreadable, and undefined without one. */
function toFigure(body: Answer<'/transactions'>, card: string, figure: string): string | undefined {
  const isTitled = (title: string) => (fields: { title?: unknown }) =>
    parseText(fields.title)?.toLowerCase() === title.toLowerCase();
  const found = parseList(parseFields(body).more_details).findLast(isTitled(card));
  const titled = parseList(found?.body).find(isTitled(figure));
  return titled && amountOrNone(titled.value);
}

/** The wallet's current balance: the figure of its card, or the sum of all cards. */
function toClosing(body: Answer<'/transactions'>, wallet: WalletKey | undefined): string | undefined {
  const names = wallet === undefined ? Object.values(walletTitles) : [walletTitles[wallet]];
  return names.reduce<string | undefined>((sum, name) => {
    const own = toFigure(body, name, 'Balance');
    if (sum === undefined || own === undefined) return undefined;
    return sum === '' || own === '' ? '' : addAmounts(sum, own);
  }, '0');
}

/** Returns the function that reads a row's day on the portal's calendar, '' without one. */
export function createDayReader(): (row: ApiRow<'/transactions'>) => string {
  const toDay = dayCounter();
  return ({ created_at }) => {
    const moment = parseMoment(parseText(created_at));
    if (!moment) return '';
    return dayOfNumber(
      'instant' in moment
        ? toDay(moment.instant)
        : Date.UTC(moment.year, moment.month - 1, moment.day) / 86_400_000,
    );
  };
}

/**
 * Adds transactions up by day. The newest page has the current balance. Of all wallets together only what crosses their
 * border is in or out (D150): where a row doesn't name its other wallet, two opposite rows of one moment are one move.
 */
export function createAdder(wallet: WalletKey | undefined) {
  const flows = new Map<string, DayFlow>();
  /** The days of rows whose other half has not come. */
  const halves = new Map<string, string>();
  let closing: string | undefined;
  const add = (day: string, side: 'into' | 'out', amount: string) => {
    const flow = flows.get(day) ?? { day, into: '0', out: '0' };
    flows.set(day, { ...flow, [side]: addAmounts(flow[side], amount) });
  };
  return {
    addBalance: (body: Answer<'/transactions'>) => {
      closing = toClosing(body, wallet);
    },
    addRow: (row: ApiRow<'/transactions'>, day: string) => {
      const [amount, type] = [parseMoney(row.value), parseText(row.type)?.toLowerCase()];
      if (amount === undefined || day === '' || (type !== 'credit' && type !== 'debit')) {
        return false;
      }
      if (wallet === undefined && isWallet(row.other_wallet)) return true;
      const size = absoluteAmount(amount);
      const toHalf = (side: 'credit' | 'debit') => `${parseText(row.created_at) ?? ''} ${size} ${side}`;
      const half = toHalf(type === 'credit' ? 'debit' : 'credit');
      const other = halves.get(half);
      if (wallet === undefined && row.other_wallet === undefined && other !== undefined) {
        add(other, type === 'credit' ? 'out' : 'into', `-${size}`);
        halves.delete(half);
        return true;
      }
      add(day, type === 'credit' ? 'into' : 'out', size);
      halves.set(toHalf(type), day);
      return true;
    },
    getSums: (): Pick<BalanceSums, 'sums' | 'closing'> => ({ sums: [...flows.values()], closing }),
  };
}
