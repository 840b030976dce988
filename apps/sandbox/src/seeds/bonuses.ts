import { formatAmount } from '../ledger/amount';
import type { NewPair } from '../plan/countPurchase';
import { toBonuses } from '../plan/toBonuses';
import type { Bonus } from './bonus';
import type { TreeNode } from './tree';
import type { Sale } from './world';

interface Legs {
  L: number;
  R: number;
}

function toSponsors(node: TreeNode): number[] {
  const ids: number[] = [];
  for (let above = node.sponsor; above; above = above.sponsor) ids.push(above.id);
  return ids;
}

/** Counts a bot up the binary tree and returns members whose other leg had a match. */
function pairedBy(node: TreeNode, legs: Map<TreeNode, Legs>): NewPair[] {
  const pairs: NewPair[] = [];
  for (let below = node; below.parent && below.leg; below = below.parent) {
    const bots = legs.get(below.parent) ?? { L: 0, R: 0 };
    legs.set(below.parent, bots);
    bots[below.leg] += 1;
    if (bots[below.leg] <= bots[below.leg === 'L' ? 'R' : 'L'])
      pairs.push({ memberId: below.parent.id, pair: bots[below.leg] });
  }
  return pairs;
}

/** The bonuses of every sale in order, as plan/buy.ts would have paid them (ADR 8). */
export function bonusesInTime(sales: readonly Sale[]): Bonus[] {
  const legs = new Map<TreeNode, Legs>();
  return sales
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap((sale) => {
      const { node, at } = sale;
      const paired = sale.market === 'bot' ? pairedBy(node, legs) : [];
      return toBonuses(sale, { sponsors: toSponsors(node), paired }).map(({ cents, ...bonus }) => ({
        ...{ ...bonus, fromMemberId: node.id, amount: formatAmount(cents), at, isPaid: true },
      }));
    });
}
