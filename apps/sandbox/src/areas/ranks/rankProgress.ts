import { memberOperation } from '../../contract/operation';
import { snapshot } from '../../data/database';
import { getNextRank, getRank, ranks } from '../../plan/ranks';
import { ownPairs, pairsSince } from './ownPairs';

/** The days of the pace. */
const recentDays = 90;
/** In ms. */
const dayLength = 86_400_000;

/** B §2 Rank Details. The top rank has no next one, so the required pairs are 0 (D98). */
export const getRankProgress = memberOperation<'getRankProgress'>(
  async (_input, { session: { memberId }, services: { db, clock } }) =>
    snapshot(db, async (tx) => {
      const pairs = await ownPairs(tx, memberId);
      const now = clock.now();
      const first = new Date(now.getTime() - (recentDays - 1) * dayLength);
      return {
        status: true,
        data: ranks.map(({ id, name, pairs: asked }) => ({ id, name, team_count: asked })),
        current_rank: getRank(pairs)?.id ?? null,
        matchingCount: pairs,
        matchingRequired: getNextRank(pairs)?.pairs ?? 0,
        matchingToday: await pairsSince(tx, memberId, now),
        // The plan pays a pair with the purchase that makes it.
        matchingNext: null,
        matchingRecent: { pairs: await pairsSince(tx, memberId, first), days: recentDays },
      };
    }),
);
