import { sql } from 'drizzle-orm';
import { type Db, selectRows, snapshot, withoutTimeLimit } from '../data/database';
import { formatAmount } from './amount';
import { faultySums } from './historySums';
import { type LedgerFault, ledgerFaults, total } from './balances';

/** What is out of order in the books: ids and amounts, no member's name. Empty as long as they are sound. */
export interface LedgerCheck {
  /** Wallets whose balance is not the sum of their movements. */
  wallets: LedgerFault[];
  /** Movements whose entries don't add up to nothing. */
  unbalanced: { transactionId: number; sum: string }[];
  /** Wallets below nothing. */
  overdrawn: { memberId: number; wallet: string; balance: string }[];
  /** Sums of a history that are not those of its entries. */
  sums: { memberId: number; wallet: string; source: string }[];
  /** All wallets and accounts together, a decimal text: 0.00. */
  total: string;
}

/** Counts the books anew, on one snapshot, so that whatever members do meanwhile is either all in or all out (T13). */
export const checkLedger = (db: Db): Promise<LedgerCheck> =>
  snapshot(db, async (tx) => {
    // A large ledger takes longer than any member's call may.
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
