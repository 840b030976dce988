import { memberOperation } from '../../contract/operation';
import { getNextRank, getRank, ranks } from '../../plan/ranks';
import { ownPairs } from './ownPairs';

/** B §2 Rank Details. The top rank has no next one, so the required pairs are 0 (D98). */
export const getRankProgress = memberOperation<'getRankProgress'>(
  async (_input, { session: { memberId }, services: { db } }) => {
    const pairs = await ownPairs(db, memberId);
    return {
      status: true,
      data: ranks.map(({ id, name, pairs: asked }) => ({ id, name, team_count: asked })),
      current_rank: getRank(pairs)?.id ?? null,
      matchingCount: pairs,
      matchingRequired: getNextRank(pairs)?.pairs ?? 0,
    };
  },
);
