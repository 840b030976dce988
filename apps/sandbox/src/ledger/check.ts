import { type Db, snapshot, withoutTimeLimit } from '../data/database';
import { findAllSumFaults, findRuleFaults, type RuleFault, type SumFault } from '../data/sums/findFaults';
import { formatAmount } from './amount';
import { total } from './balances';

/** The faults of the books, with ids and amounts but no member's name. Empty while the books are correct. */
export interface LedgerCheck {
  /** Kept sums that differ from their rows. */
  sums: SumFault[];
  /** Rows that break a rule of money. */
  rules: RuleFault[];
  /** The sum of all wallets and accounts as a decimal text: 0.00. */
  total: string;
}

/** Recomputes the books on one snapshot, so a concurrent write is either complete or absent (T13, T46). */
export const checkLedger = (db: Db): Promise<LedgerCheck> =>
  snapshot(db, async (tx) => {
    // A large ledger takes longer than a member's call may.
    await withoutTimeLimit(tx);
    return {
      sums: await findAllSumFaults(tx),
      rules: await findRuleFaults(tx),
      total: formatAmount(await total(tx)),
    };
  });

export const isSound = ({ sums, rules, total: sum }: LedgerCheck): boolean =>
  sums.length + rules.length === 0 && sum === '0.00';
