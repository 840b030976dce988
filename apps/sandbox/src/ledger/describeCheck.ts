import type { RuleFault, SumFault } from '../data/sums/findFaults';
import { moneyRules } from '../data/sums/moneyRules';
import { isSound, type LedgerCheck } from './check';

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
