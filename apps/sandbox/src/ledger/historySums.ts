import { and, eq, type Placeholder } from 'drizzle-orm';
import type { Db } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import { historySums } from '../data/schema/ledger';
import { type Cents, fromStored } from './amount';

/** Credits and debits of one wallet by one source, in positive cents. */
export interface HistorySum {
  wallet: WalletKey;
  source: string;
  credit: Cents;
  debit: Cents;
  /** The number of entries in each sum. */
  credits: number;
  debits: number;
}

/** A member's stored sums, of one source or of all. */
export const storedSums = (db: Db, memberId: number | Placeholder, source?: string) =>
  db
    .select()
    .from(historySums)
    .where(
      and(
        eq(historySums.memberId, memberId),
        source === undefined ? undefined : eq(historySums.source, source),
      ),
    );

type Stored = Pick<typeof historySums.$inferSelect, keyof HistorySum>;

export const getSums = (rows: readonly Stored[]): HistorySum[] =>
  rows.map(({ wallet, source, credit, debit, credits, debits }) => ({
    ...{ wallet, source, credits, debits },
    credit: fromStored(credit),
    debit: fromStored(debit),
  }));

/** Sums of all of a member's entries. A wallet's balance is its credits minus its debits. */
export const sumHistory = async (
  db: Db,
  memberId: number,
  { source }: { source?: string } = {},
): Promise<HistorySum[]> => getSums(await storedSums(db, memberId, source));

/** The total credits and debits of some sums. */
export const getTotal = (sums: readonly Pick<HistorySum, 'credit' | 'debit'>[]) => ({
  credit: sums.reduce((total, { credit }) => total + credit, 0n),
  debit: sums.reduce((total, { debit }) => total + debit, 0n),
});
