import { fn } from 'storybook/test';
import type { TeamMember } from '../TeamList/teamListColumns';
import type { FollowUpGroup, GroupName, Tile } from './followUp';
import type { FollowUpScreenProps } from './FollowUpScreen';

const toTile = (left: number | undefined, right: number | undefined, compared?: number): Tile => ({
  legs: {
    left: { count: left, href: '/user/teamList?view=all&leg=left&joinedFrom=2026-11-14' },
    right: { count: right, href: '/user/teamList?view=all&leg=right&joinedFrom=2026-11-14' },
  },
  compared,
});

const member = (username: string, more: Partial<TeamMember> = {}): TeamMember => ({
  ...{ id: username, username, leg: 'right', level: 1, joinedAt: '2026-02-12T09:00:00Z', sum: '500.00' },
  ...more,
});

export const toGroup = (
  rows: readonly TeamMember[],
  total?: number,
  more: Partial<FollowUpGroup> = {},
): FollowUpGroup => ({
  members: { state: 'ready', data: rows },
  ...{ total, href: '/user/teamList?view=all&status=unpaid', ...more },
});

export const groups: Record<GroupName, FollowUpGroup> = {
  unpaid: toGroup(
    [
      member('freya11', { status: 'unpaid', sum: '0.00', neverBought: true }),
      member('ravi15', { status: 'unpaid', lastPurchaseAt: '2026-03-01T09:00:00Z' }),
      // A server that doesn't send the purchase: it isn't "never".
      member('kavya1983', { status: 'unpaid', level: undefined }),
    ],
    106,
    { leg: 'right' },
  ),
  silent: toGroup([member('piotr1820', { level: 2, lastPurchaseAt: '2026-10-31T12:00:00Z' })], 32),
  bought: toGroup(
    [member('tara2000', { leg: 'left', level: 2, lastPurchaseAt: '2026-11-17T12:00:00Z', sum: '1000.00' })],
    1,
  ),
};

const tiles = {
  joined: toTile(30, 4, 48),
  bought: toTile(23, 3, 29),
  silent: toTile(930, 140, 32),
};

/** Ten thousand members, with the longest counts and names. */
export const large = {
  tiles: { joined: toTile(6_204, 3_796, 12), bought: toTile(5_000, 5_000, 9), silent: toTile(9_999, 1, 0) },
  groups: {
    ...groups,
    bought: toGroup(
      [
        member('w'.repeat(64), {
          level: 1_000_000,
          lastPurchaseAt: '2026-11-17T12:00:00Z',
          sum: '999999999999.99',
        }),
        member('odd', {
          joinedAt: 'soon',
          lastPurchaseAt: 'later',
          sum: 'NaN',
          leg: undefined,
          level: undefined,
        }),
      ],
      10_000,
    ),
  },
};

/** Only one leg of one figure is known, and the server can't select the silent ones. */
export const partKnown = {
  tiles: { joined: toTile(30, undefined), bought: undefined, silent: toTile(undefined, undefined) },
  groups: {
    ...groups,
    unpaid: toGroup(groups.unpaid.members.state === 'ready' ? groups.unpaid.members.data : []),
    silent: undefined,
  },
  hasTeam: undefined,
  legs: undefined,
};

export const followUpArgs = {
  ...{ tiles, groups, hasTeam: true },
  legs: {
    bots: { left: 883, right: 144, pairBonus: '5.00' },
    ...{ goal: { rank: 'Gold', missing: 156 }, unpaid: 106 },
    recent: { pairs: 50, days: 90, now: '2026-11-20' },
    toMembers: (leg) => `/user/teamList?view=all&leg=${leg}&status=unpaid`,
  },
  freshness: { at: Date.now() - 2 * 60_000, refreshing: false, failed: false, onRefresh: fn() },
  now: Date.parse('2026-11-20T09:14:00Z'),
  ...{ onLegShare: fn(), onPackagesShare: fn(), onLinkShare: fn() },
} satisfies FollowUpScreenProps;
