import { fn } from 'storybook/test';
import type { BinaryNode, BinaryTreeScreenProps } from './BinaryTreeScreen';

type Leg = 'left' | 'right';

const member = (
  username: string,
  parent: number,
  leg: Leg | undefined,
  more: Partial<BinaryNode> = {},
): BinaryNode => ({
  id: username,
  username,
  parent,
  leg,
  status: 'paid',
  branch: 'unasked',
  leftUser: 'nora3',
  rightUser: 'hugo8',
  leftBots: 12,
  rightBots: 9,
  matchingPairs: 9,
  parentName: 'amara21',
  ...more,
});

/** A username known from its parent, without other data. */
const known = (username: string, parent: number, leg: Leg): BinaryNode => ({
  id: username,
  username,
  parent,
  leg,
  status: 'unknown',
  branch: 'unasked',
});

const vacant = (parent: string, at: number, leg: Leg, side: Leg, referralLink?: string): BinaryNode => ({
  id: `${parent}:${side}`,
  parent: at,
  leg,
  status: 'vacant',
  branch: 'none',
  referralLink,
});

/** The member, both legs, and their members. */
const team: readonly BinaryNode[] = [
  member('amara21', -1, undefined, {
    branch: 'loaded',
    leftUser: 'jonas7',
    rightUser: 'mei5',
    leftBots: 212,
    rightBots: 122,
    matchingPairs: 118,
    parentName: 'founder',
  }),
  member('jonas7', 0, 'left', { branch: 'loaded' }),
  member('mei5', 0, 'right', {
    branch: 'loaded',
    status: 'unpaid',
    leftUser: undefined,
    rightUser: 'kenji88',
  }),
  known('nora3', 1, 'left'),
  known('hugo8', 1, 'left'),
  vacant('mei5', 2, 'right', 'left'),
  known('kenji88', 2, 'right'),
];

/** The same, where the answer includes the grandchildren (D94). */
export const summarizedTeam: readonly BinaryNode[] = team.map((node) =>
  node.status === 'unknown' && node.username !== undefined
    ? {
        ...member(node.username, node.parent, node.leg, {
          parentName: node.leg === 'left' ? 'jonas7' : 'mei5',
        }),
        status: node.username === 'hugo8' ? 'unpaid' : 'paid',
      }
    : node,
);

export const link = 'https://portal.example/register?u=amara21&p=R';

/** No members on the right leg. */
export const halfVacant: readonly BinaryNode[] = [
  member('amara21', -1, undefined, { branch: 'loaded', leftUser: 'jonas7', rightUser: undefined }),
  member('jonas7', 0, 'left', { branch: 'loaded' }),
  vacant('amara21', 0, 'right', 'right', link),
  known('nora3', 1, 'left'),
  vacant('jonas7', 1, 'left', 'right'),
];

/** A member with two vacant positions. */
export const alone: readonly BinaryNode[] = [
  member('amara21', -1, undefined, {
    branch: 'loaded',
    leftUser: undefined,
    rightUser: undefined,
    leftBots: 0,
  }),
  vacant('amara21', 0, 'left', 'left', link.replace('p=R', 'p=L')),
  vacant('amara21', 0, 'right', 'right', link),
];

export const ready = (data: readonly BinaryNode[]) => ({ state: 'ready', data }) as const;

export const binaryArgs = {
  team: ready(team),
  breadcrumb: [{ username: 'amara21' }],
  searched: '',
  toHref: (username: string) => `/user/binaryList?user=${username}`,
  onSearch: fn(),
  onTeamRequest: fn(),
  onCopy: fn(),
} satisfies BinaryTreeScreenProps;

const leftAt = (depth: number) => (depth === 0 ? undefined : 'left');

/** Forty levels down the left leg, with the right positions vacant. */
export const deep: readonly BinaryNode[] = Array.from({ length: 40 }, (_, depth) => {
  const parent = depth === 0 ? -1 : 2 * (depth - 1);
  const own = member(`level${depth}`, parent, leftAt(depth), { branch: depth < 39 ? 'loaded' : 'none' });
  return depth === 0
    ? [own]
    : [own, vacant(`level${depth - 1}`, parent, depth === 1 ? 'right' : 'left', 'right')];
})
  .flat()
  .map((one, index, all) => ({ ...one, parent: one.parent < 0 ? -1 : indexAbove(all, index) }));

/** A chain's positions are in pairs: left, then right. The parent of a pair is the left one of the previous pair. */
function indexAbove(_all: readonly BinaryNode[], index: number): number {
  return index <= 2 ? 0 : 2 * Math.floor((index - 1) / 2) - 1;
}

/** Ten levels, with every position filled. */
export const wide: readonly BinaryNode[] = Array.from({ length: 1023 }, (_, index) => {
  const parent = index === 0 ? -1 : (index - 1) >> 1;
  let limb = index;
  while (limb > 2) limb = (limb - 1) >> 1;
  const leg = index === 0 ? undefined : limb === 1 ? 'left' : 'right';
  return member(`member${index}`, parent, leg, {
    branch: index < 511 ? 'loaded' : 'none',
    status: index % 4 === 3 ? 'unpaid' : 'paid',
  });
});

/** The longest values that a server may send. */
export const longest: readonly BinaryNode[] = team.map((one) => ({
  ...one,
  ...(one.username !== undefined && { username: `${one.username}${'x'.repeat(50)}` }),
  leftUser: 'l'.repeat(60),
  rightUser: 'r'.repeat(60),
  leftBots: 987_654_321,
  rightBots: 987_654_321,
  matchingPairs: 987_654_321,
  parentName: 'p'.repeat(60),
}));
