import { sponsorLink } from '../data/downline';
import type { Leg } from '../data/schema/columns';
import type { levelTotals, memberTotals } from '../data/schema/members';
import type { Random } from './random';

/** A member's positions in both trees with its totals, in memory. */
export interface TreeNode {
  id: number;
  sponsor: TreeNode | undefined;
  sponsorPath: string;
  sponsorDepth: number;
  parent: TreeNode | undefined;
  leg: Leg | undefined;
  binaryPath: string;
  L: TreeNode | undefined;
  R: TreeNode | undefined;
  /** Cents. */
  bot: number;
  live: number;
  fixed: number;
  bots: number;
}

/** Adds a node below its sponsor. The first step down is `leg`, then left or right by chance to the next vacancy. */
export function addNode(id: number, sponsor: TreeNode | undefined, leg: Leg, random: Random): TreeNode {
  let parent = sponsor;
  let side = leg;
  for (let child = parent?.[side]; child; child = parent[side]) {
    parent = child;
    side = random.chance(0.5) ? 'L' : 'R';
  }
  const node: TreeNode = {
    id,
    sponsor,
    sponsorPath: (sponsor?.sponsorPath ?? '') + sponsorLink(id),
    sponsorDepth: sponsor ? sponsor.sponsorDepth + 1 : 0,
    parent,
    leg: parent && side,
    binaryPath: parent ? parent.binaryPath + side : '',
    ...{ L: undefined, R: undefined, bot: 0, live: 0, fixed: 0, bots: 0 },
  };
  if (parent) parent[side] = node;
  return node;
}

type Totals = typeof memberTotals.$inferInsert;
interface Sums {
  leftCount: number;
  rightCount: number;
  leftBots: number;
  rightBots: number;
  directCount: number;
  directPaid: number;
  teamCount: number;
  teamPaid: number;
  teamBot: number;
  teamLive: number;
  teamFixed: number;
}

const money = (cents: number): string => (cents / 100).toFixed(2);
const isPaid = (node: TreeNode): boolean => node.bot + node.live + node.fixed > 0;

/** The totals that buy and joinNetwork would have computed. `nodes` are in joining order. */
export function getTotals(nodes: readonly TreeNode[]): Totals[] {
  const sums = new Map<TreeNode, Sums>();
  for (const node of nodes) {
    sums.set(node, {
      ...{ leftCount: 0, rightCount: 0, leftBots: 0, rightBots: 0, directCount: 0, directPaid: 0 },
      ...{ teamCount: 0, teamPaid: 0, teamBot: 0, teamLive: 0, teamFixed: 0 },
    });
  }
  // Children joined after their parents, so in reverse order every node is complete before it is added to its parent.
  for (const node of nodes.toReversed()) {
    const own = sums.get(node)!;
    const paid = isPaid(node) ? 1 : 0;
    const parent = node.parent && sums.get(node.parent);
    if (parent) {
      const side = node.leg === 'L' ? 'left' : 'right';
      parent[`${side}Count`] += 1 + own.leftCount + own.rightCount;
      parent[`${side}Bots`] += node.bots + own.leftBots + own.rightBots;
    }
    const sponsor = node.sponsor && sums.get(node.sponsor);
    if (sponsor) {
      sponsor.directCount += 1;
      sponsor.directPaid += paid;
      sponsor.teamCount += 1 + own.teamCount;
      sponsor.teamPaid += paid + own.teamPaid;
      sponsor.teamBot += node.bot + own.teamBot;
      sponsor.teamLive += node.live + own.teamLive;
      sponsor.teamFixed += node.fixed + own.teamFixed;
    }
  }
  return nodes.map((node) => {
    const own = sums.get(node)!;
    return {
      memberId: node.id,
      ...own,
      ...{ isPaid: node.bot > 0 ? 1 : 0, liveIsPaid: node.live + node.fixed > 0 ? 1 : 0 },
      ...{ ownBot: money(node.bot), ownLive: money(node.live), ownFixed: money(node.fixed) },
      ...{ teamBot: money(own.teamBot), teamLive: money(own.teamLive), teamFixed: money(own.teamFixed) },
    };
  });
}

type LevelTotals = typeof levelTotals.$inferInsert;

/** The levels that joinNetwork and buy would have computed. `nodes` are in joining order. */
export function getLevels(nodes: readonly TreeNode[]): LevelTotals[] {
  const sums = new Map<TreeNode, { members: number; bot: number; live: number }[]>();
  for (const node of nodes.toReversed()) {
    const below = sums.get(node) ?? [];
    if (!node.sponsor) continue;
    const above = sums.get(node.sponsor) ?? [];
    sums.set(node.sponsor, above);
    const own = { members: 1, bot: node.bot, live: node.live + node.fixed };
    [own, ...below].forEach((level, index) => {
      const sum = (above[index] ??= { members: 0, bot: 0, live: 0 });
      sum.members += level.members;
      sum.bot += level.bot;
      sum.live += level.live;
    });
  }
  return nodes.flatMap((node) =>
    (sums.get(node) ?? []).map(({ members, bot, live }, index) => ({
      ...{ memberId: node.id, level: index + 1, members, bot: money(bot), live: money(live) },
    })),
  );
}
