import type { RankDetailsScreenProps } from './RankDetailsScreen';
import type { RankProgress } from '../RankWay/rankStages';

const plan = [
  ['Bronze', 25],
  ['Silver', 100],
  ['Gold', 500],
  ['Platinum', 2_500],
  ['Diamond', 10_000],
  ['Crown', 50_000],
] as const;

/** A member with this many pairs. */
export function progressAt(matching: number, current: number): RankProgress {
  return {
    ranks: plan.map(([name, requiredPairs], index) => ({
      id: String(index + 1),
      name,
      requiredPairs,
      isCurrent: index === current,
    })),
    matching,
    required: plan[current + 1]?.[1] ?? 0,
  };
}

export const oddProgress: RankProgress = {
  ranks: [
    { id: '1', name: 'Ambassador of the northern territories '.repeat(5), isCurrent: true },
    { id: '2', name: 'y'.repeat(120), requiredPairs: 999_999_999_999, isCurrent: false },
  ],
  matching: 999_999_999_999,
  required: 3,
};

export const rankArgs = {
  progress: { state: 'ready', data: progressAt(148, 1) },
  royaltyRanks: [],
  now: '2026-11-20',
} satisfies RankDetailsScreenProps;

/** The left leg has bots that wait, and the server has a team list. */
export const legs = {
  bots: { left: 2_053, right: 148, pairBonus: '5.00' },
  unpaid: 106,
  toMembers: (leg) => `/user/teamList?view=all&leg=${leg}&status=unpaid`,
  nearest: ['ravi9', 'greta31', 'freya11'].map((username, at) => ({
    ...{ username, level: at === 2 ? undefined : 2 * at + 1 },
    href: `/user/teamList?view=all&leg=right&status=unpaid&sort=level-asc&row=${username}`,
  })),
} satisfies RankDetailsScreenProps['legs'];
