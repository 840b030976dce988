import { sharePercent } from '../../../components/ProgressBar/share';
import { toStages, type Rank, type Stage } from './rankStages';
import type { SummaryCard } from '../../../components/SummaryCards/SummaryValue';

/** The royalty progress (B §3). */
export interface Royalty {
  /** In the server's order. */
  cards: readonly SummaryCard[];
  /** Matching bot pairs so far. Undefined where the server sends no number. */
  matching: number | undefined;
  /** The requirement of the next rank. 0 without a next rank (D98), undefined where the server sends no number. */
  required: number | undefined;
  /** The rank's name. Absent before the first rank. */
  currentRank?: string | undefined;
  /** The ranks that royalty requires. */
  requiredRanks: readonly string[];
}

type RoyaltyGoal = Pick<Royalty, 'matching' | 'required' | 'currentRank' | 'requiredRanks'>;

const nameKey = (name: string) => name.trim().toLowerCase();

/** Names match in any case (D98). */
export const isNamed = (names: readonly string[], name: string): boolean =>
  names.some((one) => nameKey(one) === nameKey(name));

/**
 * The stages to royalty: the ranks up to the highest required one. Names match in any case (D98). Without a match, it
 * has the member's own rank and the first that royalty requires.
 */
export function toRoyaltyWay(royalty: RoyaltyGoal, ranks: readonly Rank[]): Stage[] {
  const required = new Set(royalty.requiredRanks.map(nameKey));
  const brings = ({ name }: { name: string }) => required.has(nameKey(name));
  const highest = ranks.findLastIndex(brings);
  if (highest < 0) return toShortWay(royalty);
  const own = royalty.currentRank === undefined ? undefined : nameKey(royalty.currentRank);
  const upTo = ranks
    .slice(0, highest + 1)
    .map((rank) => ({ ...rank, isCurrent: rank.isCurrent || nameKey(rank.name) === own }));
  const way = toStages({ ranks: upTo, matching: royalty.matching });
  return way.map((stage) => ({ ...stage, bringsRoyalty: brings(stage) }));
}

function toShortWay({ matching, required, currentRank, requiredRanks }: RoyaltyGoal): Stage[] {
  const [first] = requiredRanks;
  if (first === undefined) return [];
  const goal: Stage = {
    id: 'goal',
    name: first,
    done: sharePercent(matching, required),
    missing: required === undefined || matching === undefined ? undefined : Math.max(0, required - matching),
    bringsRoyalty: true,
  };
  if (currentRank === undefined || nameKey(currentRank) === nameKey(first)) return [goal];
  return [{ id: 'current', name: currentRank, done: 100, missing: 0, isCurrent: true }, goal];
}
