import { and, desc, eq, gt, gte, inArray, lte, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import { historyDays } from '../data/schema/ledger';
import { statement } from '../data/statement';
import { inDays, monthOrDay, type SummedRange } from './summedDays';
import { type Cents, fromStored } from './amount';
import { getSums, getTotal, storedSums } from './historySums';
import { ownMoves } from './postings';

interface DayRange {
  from?: Placeholder | undefined;
  before?: Placeholder | undefined;
}

/** A member's sums of a range of days. It begins and ends with a day in UTC (`toMoments`). */
export const storedDays = (db: Db, memberId: Placeholder, range: DayRange) =>
  db
    .select({
      wallet: historyDays.wallet,
      source: historyDays.source,
      credit: sql<string>`sum(${historyDays.credit})::text`,
      debit: sql<string>`sum(${historyDays.debit})::text`,
      credits: sql<number>`sum(${historyDays.credits})::int`,
      debits: sql<number>`sum(${historyDays.debits})::int`,
    })
    .from(historyDays)
    .where(and(eq(historyDays.memberId, memberId), inDays(historyDays.day, range)))
    .groupBy(historyDays.wallet, historyDays.source);

interface Asked extends SummedRange {
  memberId: number;
  wallet: WalletKey | undefined;
}

const moved = {
  credit: sql<string>`coalesce(sum(${historyDays.credit}), 0)::text`,
  debit: sql<string>`coalesce(sum(${historyDays.debit}), 0)::text`,
};

/** What moved between own wallets, which neither came in nor left (D150). */
const movedWithin = sql<string>`coalesce(sum(${historyDays.credit})
  FILTER (WHERE ${inArray(historyDays.source, [...ownMoves])}), 0)::text`;

const read = statement<Asked>('history days')((db, { memberId, wallet, from, to, daily }) => {
  const own = and(eq(historyDays.memberId, memberId), wallet && eq(historyDays.wallet, wallet));
  return {
    days: db
      .select({ day: monthOrDay(historyDays.day, { to, daily }), ...moved, within: movedWithin })
      .from(historyDays)
      .where(and(own, from && gte(historyDays.day, from), lte(historyDays.day, to)))
      // By its position, because the expression has parameters.
      .groupBy(sql`1`)
      .orderBy(desc(sql`1`)),
    later: db
      .select(moved)
      .from(historyDays)
      .where(and(own, gt(historyDays.day, to))),
    all: storedSums(db, memberId),
  };
});

/** What moved until the end of a day, and the balance then. */
interface DayBalance {
  day: string;
  credit: Cents;
  debit: Cents;
  balance: Cents;
}

const getBalance = (sums: Parameters<typeof getTotal>[0]) => {
  const { credit, debit } = getTotal(sums);
  return credit - debit;
};

/** A wallet's balance by day, the newest first: computed back from the current one, as of one moment. */
export async function readDayBalances(db: Db, asked: Asked) {
  const { days, later, all } = await read(db, asked);
  const toCents = (row: Record<'credit' | 'debit', string>) => ({
    credit: fromStored(row.credit),
    debit: fromStored(row.debit),
  });
  const own = getSums(all).filter((sum) => (asked.wallet ?? sum.wallet) === sum.wallet);
  const closing = getBalance(own) - getBalance(later.map(toCents));
  let balance = closing;
  const balances = days.map((row): DayBalance => {
    const { credit, debit } = toCents(row);
    const within = asked.wallet === undefined ? fromStored(row.within) : 0n;
    const flow = { day: row.day, credit: credit - within, debit: debit - within, balance };
    balance -= flow.credit - flow.debit;
    return flow;
  });
  return { opening: balance, closing, balances };
}
