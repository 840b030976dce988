import { and, desc, eq, gte, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import { isAfter } from '../data/isAfter';
import { ledgerEntries, ledgerTransactions } from '../data/schema/ledger';
import { statement } from '../data/statement';
import { type Cents, fromStored } from './amount';
import { storedDays } from './historyDays';
import { type HistorySum, storedSums, getSums } from './historySums';

/** Selects a member's entries. All filters must match. */
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
  /** Only entries after this one. */
  after?: { at: Date; id: number } | undefined;
  /** Whether the sums of the range and of the time before it are read too. */
  isStatement?: boolean | undefined;
}

type Meant = Partial<
  Record<'wallet' | 'sign' | 'source' | 'from' | 'before' | 'afterAt' | 'afterId', Placeholder | undefined>
>;

/** Every condition includes the owner (T19). */
const condition = (memberId: Placeholder, { wallet, sign, source, from, before, afterAt, afterId }: Meant) =>
  and(
    eq(ledgerEntries.memberId, memberId),
    wallet && eq(ledgerEntries.wallet, wallet),
    sign && eq(sql`sign(${ledgerEntries.amount})`, sign),
    source && eq(ledgerEntries.source, source),
    from && gte(ledgerEntries.createdAt, from),
    before && lt(ledgerEntries.createdAt, before),
    afterAt && afterId && isAfter(ledgerEntries, { at: afterAt, id: afterId }),
  );

const newestFirst = [desc(ledgerEntries.createdAt), desc(ledgerEntries.id)] as const;

/** An entry of a member in lists. */
export interface HistoryEntry {
  id: number;
  wallet: WalletKey;
  /** Positive is a credit of the wallet, negative a debit. */
  cents: Cents;
  note: string;
  source: string;
  createdAt: Date;
  /** The member's own wallet on the other side; null where the money crosses the border of all wallets (D150). */
  otherWallet: WalletKey | null;
}

/** A move between own wallets has two sides. */
const otherWallet = sql<WalletKey | null>`(SELECT o.wallet FROM ledger_entries o
  WHERE o.transaction_id = ${ledgerEntries.transactionId} AND o.member_id = ${ledgerEntries.memberId}
    AND o.id <> ${ledgerEntries.id} LIMIT 1)`;

/** The rows of a page, newest first. Descriptions are read for these rows only. */
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
      otherWallet,
    })
    .from(page)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, page.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .orderBy(...newestFirst);
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
  afterAt: Date | undefined;
  afterId: number | undefined;
  /** Set for a statement. */
  isStatement: number | undefined;
}

const read = statement<Asked>('history')((db, { memberId, limit, offset, isStatement, ...filter }) => {
  const { from, before } = filter;
  const meant = condition(memberId, filter);
  return {
    entries: toEntries(db, meant, limit, offset),
    // The stored sums have no days, and the number of entries without a range.
    ranged: from || before ? storedDays(db, memberId, { from, before }) : undefined,
    sums: storedSums(db, memberId),
    earlier: isStatement && from ? storedDays(db, memberId, { before: from }) : undefined,
  };
});

/** Reads a page of a member's entries, their number and the sums of the whole history, as of one moment. */
export async function readHistory(
  db: Db,
  memberId: number,
  { type, isStatement, limit, offset, after, wallet, source, from, before }: HistoryQuery,
) {
  const { entries, ranged, sums, earlier } = await read(db, {
    ...{ memberId, limit, offset, wallet, source, from, before },
    sign: type && (type === 'credit' ? 1 : -1),
    isStatement: isStatement ? 1 : undefined,
    ...{ afterAt: after?.at, afterId: after?.id },
  });
  const kept = getSums(sums);
  const inRange = ranged ? getSums(ranged) : kept;
  const ofWallet = (all: readonly HistorySum[]) => all.filter((sum) => (wallet ?? sum.wallet) === sum.wallet);
  return {
    // The table's check ensures that a member's entry has a wallet, but its types can't.
    rows: entries.flatMap(({ wallet: key, amount, ...row }): HistoryEntry[] =>
      key === null ? [] : [{ ...row, wallet: key, cents: fromStored(amount) }],
    ),
    total: [{ total: getCount(inRange, { wallet, type, source }) }],
    sums: kept,
    /** In a statement: the sums before and within its range. */
    earlier: ofWallet(getSums(earlier ?? [])),
    moved: ofWallet(inRange),
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
