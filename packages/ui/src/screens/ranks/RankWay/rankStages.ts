import type { PairsToday } from '../../../text/legs/legs';
import type { RecentPairs } from '../../../text/legs/pace';
import { sharePercent } from '../../../components/ProgressBar/share';

/** One rank and its requirements (B §3). */
export interface Rank {
  id: string;
  name: string;
  /** Matching bot pairs. Absent when the server does not send them. */
  requiredPairs?: number | undefined;
  /** Whether it is the member's current rank. */
  isCurrent: boolean;
}

export interface RankProgress {
  /** The lowest first. */
  ranks: readonly Rank[];
  /** Matching bot pairs so far. Undefined where the server sends no number. */
  matching: number | undefined;
  /** The requirement of the next rank. 0 without a next rank (D98), undefined where the server sends no number. */
  required: number | undefined;
  /** The pairs of the platform's day. Absent where the server sends none (D113). */
  today?: PairsToday | undefined;
  /** The pairs of the last days. Absent where the server sends none (D113). */
  recent?: RecentPairs | undefined;
}

/** One stage: from the previous rank to this one. */
export interface Stage {
  id: string;
  name: string;
  /** The completed share, in whole per cent. */
  done: number;
  /**
   * How many pairs are missing to the rank. 0 when it is reached, undefined when the server sends no
   * requirement or no pairs.
   */
  missing: number | undefined;
  /** The requirement of the rank, in pairs. */
  pairs?: number | undefined;
  /** The member's current rank. */
  isCurrent?: boolean | undefined;
  /** The rank is one of those with royalty. */
  bringsRoyalty?: boolean | undefined;
}

/** The stages of the ranks, each with its own distance. A rank's requirement counts from the previous rank. */
export function toStages({ ranks, matching }: Pick<RankProgress, 'ranks' | 'matching'>): Stage[] {
  let from = 0;
  return ranks.map(({ id, name, requiredPairs, isCurrent }) => {
    if (requiredPairs === undefined || matching === undefined)
      return { id, name, done: 0, missing: undefined, isCurrent, pairs: requiredPairs };
    const done = sharePercent(matching - from, requiredPairs - from);
    from = Math.max(from, requiredPairs);
    return {
      ...{ id, name, done, isCurrent, pairs: requiredPairs },
      missing: Math.max(0, requiredPairs - matching),
    };
  });
}

/** How a stage is drawn: behind the member, where they are, the next one, or further on. */
export type StagePart = 'done' | 'you' | 'next' | 'far';

/** The part of each stage. The first that isn't reached is the next one. */
export function toParts(stages: readonly Stage[]): StagePart[] {
  const next = stages.findIndex(({ missing }) => missing !== 0);
  return stages.map(({ isCurrent }, at) =>
    isCurrent ? 'you' : next < 0 || at < next ? 'done' : at === next ? 'next' : 'far',
  );
}

/** The first rank that isn't reached and whose requirement is known. */
export function toGoal(stages: readonly Stage[]): { rank: string; missing: number } | undefined {
  const next = stages.find(({ missing }) => missing !== 0);
  return next?.missing === undefined ? undefined : { rank: next.name, missing: next.missing };
}
