import { sql } from 'drizzle-orm';
import { type Db, selectRows, snapshot, withoutTimeLimit } from '../data/database';
import { formatAmount } from './amount';
import { faultySums, type FaultySum } from './historySums';
import { type LedgerFault, ledgerFaults, total } from './balances';

/** The faults of the books, with ids and amounts but no member's name. Empty while the books are correct. */
export interface LedgerCheck {
  /** Wallets whose balance is not the sum of their entries. */
  wallets: LedgerFault[];
  /** Transactions whose entries don't sum to 0. */
  unbalanced: { transactionId: number; sum: string }[];
  /** Wallets with a negative balance. */
  overdrawn: { memberId: number; wallet: string; balance: string }[];
  /** History sums that differ from their entries. */
  sums: FaultySum[];
  /** The sum of all wallets and accounts as a decimal text: 0.00. */
  total: string;
}

/** Recomputes the books on one snapshot, so a concurrent write is either complete or absent (T13). */
export const checkLedger = (db: Db): Promise<LedgerCheck> =>
  snapshot(db, async (tx) => {
    // A large ledger takes longer than a member's call may.
    await withoutTimeLimit(tx);
    return {
      wallets: await ledgerFaults(tx),
      unbalanced: await selectRows<{ transactionId: number; sum: string }>(
        tx,
        sql`SELECT transaction_id::int AS "transactionId", sum(amount)::text AS sum FROM ledger_entries
          GROUP BY 1 HAVING sum(amount) <> 0 ORDER BY 1 LIMIT 100`,
      ),
      overdrawn: await selectRows<{ memberId: number; wallet: string; balance: string }>(
        tx,
        sql`SELECT member_id AS "memberId", key AS wallet, balance::text FROM wallets WHERE balance < 0 ORDER BY 1, 2 LIMIT 100`,
      ),
      sums: await faultySums(tx),
      total: formatAmount(await total(tx)),
    };
  });

export const isSound = ({ wallets, unbalanced, overdrawn, sums, total: sum }: LedgerCheck): boolean =>
  wallets.length + unbalanced.length + overdrawn.length + sums.length === 0 && sum === '0.00';
