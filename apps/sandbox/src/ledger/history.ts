import { and, count, desc, eq, gte, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import { ledgerEntries, ledgerTransactions } from '../data/schema/ledger';
import { statement } from '../data/statement';
import { type Cents, fromStored } from './amount';
import { type HistorySum, storedSums, getSums } from './historySums';

/** Chooses among a member's movements; all filters must hold. */
interface HistoryFilter {
  wallet?: WalletKey | undefined;
  type?: 'debit' | 'credit' | undefined;
  source?: string | undefined;
  /** Inclusive. */
  from?: Date | undefined;
  /** Exclusive. */
  before?: Date | undefined;
}

/** A page of a member's history. */
export interface HistoryQuery extends HistoryFilter {
  limit: number;
  offset: number;
  /** Whether the sums of the range, and of what was before it, are read as well. */
  isStatement?: boolean | undefined;
}

type Meant = Partial<Record<'wallet' | 'sign' | 'source' | 'from' | 'before', Placeholder | undefined>>;

/** Every condition includes the owner (T19). */
const condition = (memberId: Placeholder, { wallet, sign, source, from, before }: Meant) =>
  and(
    eq(ledgerEntries.memberId, memberId),
    wallet && eq(ledgerEntries.wallet, wallet),
    sign && eq(sql`sign(${ledgerEntries.amount})`, sign),
    source && eq(ledgerEntries.source, source),
    from && gte(ledgerEntries.createdAt, from),
    before && lt(ledgerEntries.createdAt, before),
  );

const newestFirst = [desc(ledgerEntries.createdAt), desc(ledgerEntries.id)] as const;

/** An entry of a member, as lists show it. */
export interface HistoryEntry {
  id: number;
  wallet: WalletKey;
  /** Above 0 is a credit of the wallet, below 0 a debit. */
  cents: Cents;
  note: string;
  source: string;
  createdAt: Date;
}

/** The rows of a page, newest first. Descriptions are looked up for these rows only. */
function toEntries(db: Db, meant: ReturnType<typeof condition>, limit: Placeholder, offset: Placeholder) {
  const page = db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(meant)
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

/** What moved in a range; the kept sums know no days. */
function movedIn(db: Db, meant: ReturnType<typeof condition>) {
  const getSum = (sign: '>' | '<') =>
    sql<string>`coalesce(sum(abs(${ledgerEntries.amount})) FILTER (WHERE ${ledgerEntries.amount} ${sql.raw(sign)} 0), 0)::text`;
  return db
    .select({ credit: getSum('>'), debit: getSum('<') })
    .from(ledgerEntries)
    .where(meant);
}

interface Asked {
  memberId: number;
  limit: number;
  offset: number;
  wallet: WalletKey | undefined;
  /** 1 credits, -1 debits. */
  sign: number | undefined;
  source: string | undefined;
  from: Date | undefined;
  before: Date | undefined;
  /** Given for a statement. */
  isStatement: number | undefined;
}

const read = statement<Asked>('history')((db, { memberId, limit, offset, isStatement, ...filter }) => {
  const { wallet, from, before } = filter;
  const meant = condition(memberId, filter);
  return {
    entries: toEntries(db, meant, limit, offset),
    // Without days the kept sums know how many there are.
    counted: from || before ? db.select({ total: count() }).from(ledgerEntries).where(meant) : undefined,
    sums: storedSums(db, memberId),
    earlier: isStatement && from ? movedIn(db, condition(memberId, { wallet, before: from })) : undefined,
    moved: isStatement ? movedIn(db, condition(memberId, { wallet, from, before })) : undefined,
  };
});

/** Reads a page of a member's movements, their number, and the sums of the whole history, as of one moment. */
export async function readHistory(
  db: Db,
  memberId: number,
  { type, isStatement, limit, offset, wallet, source, from, before }: HistoryQuery,
) {
  const { entries, counted, sums, earlier, moved } = await read(db, {
    ...{ memberId, limit, offset, wallet, source, from, before },
    sign: type && (type === 'credit' ? 1 : -1),
    isStatement: isStatement ? 1 : undefined,
  });
  const kept = getSums(sums);
  const ofRange = (rows: { credit: string; debit: string }[] | undefined) =>
    rows?.map(({ credit, debit }) => ({ credit: fromStored(credit), debit: fromStored(debit) })) ?? [];
  return {
    // An entry of a member has a wallet: the table's check says so, its types can't.
    rows: entries.flatMap(({ wallet: key, amount, ...row }): HistoryEntry[] =>
      key === null ? [] : [{ ...row, wallet: key, cents: fromStored(amount) }],
    ),
    total: counted ?? [{ total: getCount(kept, { wallet, type, source }) }],
    sums: kept,
    /** Of a statement: what moved before its range, and within. */
    earlier: ofRange(earlier),
    moved: ofRange(moved),
  };
}

const getCount = (sums: readonly HistorySum[], { wallet, type, source }: HistoryFilter): number =>
  sums
    .filter((sum) => (wallet ?? sum.wallet) === sum.wallet && (source ?? sum.source) === sum.source)
    .reduce(
      (total, { credits, debits }) =>
        total + (type === 'debit' ? 0 : credits) + (type === 'credit' ? 0 : debits),
      0,
    );
