import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import { type Db, selectRows } from '../data/database';
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

/** A stored sum that differs from its entries; with its day if it is the sum of one. */
export interface FaultySum {
  memberId: number;
  wallet: WalletKey;
  source: string;
  day: string | null;
}

const kinds = sql.raw(`coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS credit,
  coalesce(-sum(amount) FILTER (WHERE amount < 0), 0) AS debit,
  count(*) FILTER (WHERE amount > 0) AS credits, count(*) FILTER (WHERE amount < 0) AS debits`);
const differ = sql.raw(
  '(h.credit, h.debit, h.credits, h.debits) IS DISTINCT FROM (e.credit, e.debit, e.credits, e.debits)',
);

/** There are none unless the ledger is broken. */
export const faultySums = (db: Db) =>
  selectRows<FaultySum>(
    db,
    sql`SELECT member_id AS "memberId", wallet, source, NULL AS day FROM history_sums h
        FULL JOIN (
          SELECT member_id, wallet, source, ${kinds} FROM ledger_entries WHERE member_id IS NOT NULL GROUP BY 1, 2, 3
        ) e USING (member_id, wallet, source)
        WHERE ${differ}
      UNION ALL
      SELECT member_id, wallet, source, day::text FROM history_days h
        FULL JOIN (
          SELECT member_id, wallet, source, (created_at AT TIME ZONE 'UTC')::date AS day, ${kinds}
          FROM ledger_entries WHERE member_id IS NOT NULL GROUP BY 1, 2, 3, 4
        ) e USING (member_id, wallet, source, day)
        WHERE ${differ}
      ORDER BY 1, 2, 3, 4 LIMIT 100`,
  );
