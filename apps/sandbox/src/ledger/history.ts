import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import { ledgerEntries, ledgerTransactions } from '../data/schema/ledger';
import { type Cents, fromStored } from './amount';

/** Which movements of a member are meant; each filter narrows the others. */
export interface HistoryFilter {
  wallet?: WalletKey | undefined;
  type?: 'debit' | 'credit' | undefined;
  source?: string | undefined;
  /** Inclusive. */
  from?: Date | undefined;
  /** Exclusive. */
  before?: Date | undefined;
}

/** The owner is part of every condition (T19). */
const condition = (memberId: number, { wallet, type, source, from, before }: HistoryFilter) =>
  and(
    eq(ledgerEntries.memberId, memberId),
    wallet && eq(ledgerEntries.wallet, wallet),
    type && (type === 'credit' ? gt(ledgerEntries.amount, '0') : lt(ledgerEntries.amount, '0')),
    source === undefined ? undefined : eq(ledgerEntries.source, source),
    from && gte(ledgerEntries.createdAt, from),
    before && lt(ledgerEntries.createdAt, before),
  );

const newestFirst = [desc(ledgerEntries.createdAt), desc(ledgerEntries.id)] as const;

/** A page of a member's movements, newest first; descriptions are looked up for its rows alone. */
export async function readHistory(
  db: Db,
  memberId: number,
  filter: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const page = db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(condition(memberId, filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      id: ledgerEntries.id,
      wallet: ledgerEntries.wallet,
      amount: ledgerEntries.amount,
      note: ledgerTransactions.note,
      source: ledgerEntries.source,
      createdAt: ledgerEntries.createdAt,
    })
    .from(page)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, page.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .orderBy(...newestFirst);
}

export const countHistory = (db: Db, memberId: number, filter: HistoryFilter): Promise<number> =>
  db.$count(ledgerEntries, condition(memberId, filter));

/** What came in and what went out, of one wallet by one source. Cents above 0. */
export interface HistorySum {
  wallet: WalletKey;
  source: string;
  credit: Cents;
  debit: Cents;
}

/** Sums over a member's movements; the balance of a wallet is its credits without its debits. */
export async function sumHistory(
  db: Db,
  memberId: number,
  filter: HistoryFilter = {},
): Promise<HistorySum[]> {
  const sumOf = (sign: '>' | '<') =>
    sql<string>`coalesce(sum(abs(${ledgerEntries.amount})) FILTER (WHERE ${ledgerEntries.amount} ${sql.raw(sign)} 0), 0)::text`;
  const rows = await db
    .select({
      wallet: ledgerEntries.wallet,
      source: ledgerEntries.source,
      credit: sumOf('>'),
      debit: sumOf('<'),
    })
    .from(ledgerEntries)
    .where(condition(memberId, filter))
    .groupBy(ledgerEntries.wallet, ledgerEntries.source);
  return rows.flatMap(({ wallet, source, credit, debit }) =>
    wallet === null ? [] : [{ wallet, source, credit: fromStored(credit), debit: fromStored(debit) }],
  );
}

/** All credits and all debits of some sums. */
export const totalOf = (sums: readonly HistorySum[]) => ({
  credit: sums.reduce((total, { credit }) => total + credit, 0n),
  debit: sums.reduce((total, { debit }) => total + debit, 0n),
});
