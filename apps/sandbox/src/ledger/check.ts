import { type Db, snapshot, withoutTimeLimit } from '../data/database';
import { findAllSumFaults, findRuleFaults, type RuleFault, type SumFault } from '../data/sums/findFaults';
import { moneyRules } from '../data/sums/moneyRules';
import { formatAmount } from './amount';
import { total } from './balances';

const describeCells = (cells: SumFault['key']): string =>
  Object.entries(cells)
    .map(([name, cell]) => `${name} ${cell ?? 'none'}`)
    .join(', ');

export const describeSumFault = ({ table, key, kept, counted }: SumFault): string =>
  `${table}, ${describeCells(key)}: keeps ${describeCells(kept)}, its rows give ${describeCells(counted)}`;

const describeRuleFault = ({ rule, row }: RuleFault): string =>
  `${describeCells(row)}: not so that ${moneyRules[rule].sentence}`;

/** What `npm run ledger:check -w @portal/sandbox` prints, a line for each fault. */
export function describeCheck(found: LedgerCheck): string[] {
  const { sums, rules, total } = found;
  return [
    ...sums.map(describeSumFault),
    ...rules.map(describeRuleFault),
    `${isSound(found) ? 'The ledger is sound' : 'The ledger is out of order'}: ${total} in all.`,
  ];
}

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
