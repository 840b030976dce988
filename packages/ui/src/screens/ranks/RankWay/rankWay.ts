import { sharePercent } from '../../../components/ProgressBar/share';
import type { RankProgress } from '../RankDetails/rankProgress';

/** One part of the way: from the rank before to this one. */
export interface Stage {
  id: string;
  name: string;
  /** The share of it that is done, in whole per cent. */
  done: number;
  /** How many pairs are missing to the rank; 0 when it is reached, undefined when the server does not say what it asks for. */
  missing: number | undefined;
  /** The rank is one of those that bring royalty. */
  bringsRoyalty?: boolean | undefined;
}

/** The way through the ranks, each with its own distance. What a rank asks for counts from the rank before. */
export function toStages({ ranks, matching }: Pick<RankProgress, 'ranks' | 'matching'>): Stage[] {
  let from = 0;
  return ranks.map(({ id, name, requiredPairs }) => {
    if (requiredPairs === undefined) return { id, name, done: 0, missing: undefined };
    const done = sharePercent(matching - from, requiredPairs - from);
    from = Math.max(from, requiredPairs);
    return { id, name, done, missing: Math.max(0, requiredPairs - matching) };
  });
}
