import { sharePercent } from '../../../components/ProgressBar/share';
import type { Rank } from '../RankDetails/rankProgress';
import type { Royalty } from '../RoyaltyDetails/royalty';
import { toStages, type Stage } from './rankWay';

type Asked = Pick<Royalty, 'matching' | 'required' | 'currentRank' | 'requiredRanks'>;

const nameKey = (name: string) => name.trim().toLowerCase();

/**
 * The stages to royalty: the ranks up to the highest required one. Names match in any case (D98). Without a match, it
 * has the member's own rank and the first that royalty requires.
 */
export function toRoyaltyWay(royalty: Asked, ranks: readonly Rank[]): Stage[] {
  const asked = new Set(royalty.requiredRanks.map(nameKey));
  const brings = ({ name }: { name: string }) => asked.has(nameKey(name));
  const highest = ranks.findLastIndex(brings);
  if (highest < 0) return toShortWay(royalty);
  const way = toStages({ ranks: ranks.slice(0, highest + 1), matching: royalty.matching });
  return way.map((stage) => ({ ...stage, bringsRoyalty: brings(stage) }));
}

function toShortWay({ matching, required, currentRank, requiredRanks }: Asked): Stage[] {
  const [first] = requiredRanks;
  if (first === undefined) return [];
  const goal: Stage = {
    id: 'goal',
    name: first,
    done: sharePercent(matching, required),
    missing: Math.max(0, required - matching),
    bringsRoyalty: true,
  };
  if (currentRank === undefined || nameKey(currentRank) === nameKey(first)) return [goal];
  return [{ id: 'current', name: currentRank, done: 100, missing: 0 }, goal];
}
