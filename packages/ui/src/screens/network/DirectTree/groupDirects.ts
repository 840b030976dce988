import { sumAmounts } from '../../../text/format/amount';
import { parseDecimal } from '../../../text/format/decimal';
import type { TeamNode } from '../Team/team';

/** A member of the direct team (B §3). Amounts are USD as decimal strings, and an absent value shows '--'. */
export interface DirectNode extends TeamNode {
  totalSubscription?: string | undefined;
  teamBusiness?: string | undefined;
  totalTeam?: number | undefined;
  paidTeam?: number | undefined;
  sponsor?: string | undefined;
}

/** The states of a direct team, in the order of its groups. */
export const directStates = ['paid', 'unpaid', 'unknown'] as const;
export type DirectState = (typeof directStates)[number];

/** The members of the direct team in one state. */
export interface DirectGroup {
  state: DirectState;
  count: number;
  /** The business of their teams, USD as a decimal text. Absent unless it is known of each of them. */
  business?: string | undefined;
}

const isDirect = ({ parent }: DirectNode) => parent === 0;

/** The groups of the loaded direct team that have members. */
export function toDirectGroups(nodes: readonly DirectNode[]): DirectGroup[] {
  return directStates.flatMap((state) => {
    const members = nodes.filter((node) => isDirect(node) && node.status === state);
    const known = members.flatMap(({ teamBusiness }) =>
      teamBusiness !== undefined && parseDecimal(teamBusiness) ? [teamBusiness] : [],
    );
    // A sum of some would pass for that of all.
    const business = known.length === members.length ? sumAmounts(known) : undefined;
    return members.length === 0 ? [] : [{ state, count: members.length, business }];
  });
}

/**
 * The tree with the direct team by state, or with one state alone. The teams below keep their order, so that one that
 * loads later is still added at the end.
 */
export function groupTeam(
  nodes: readonly DirectNode[],
  only: DirectState | undefined,
): readonly DirectNode[] {
  const indexes = nodes.map((_, index) => index);
  const direct = directStates
    .filter((state) => only === undefined || state === only)
    .flatMap((state) =>
      indexes.filter((index) => nodes[index]?.parent === 0 && nodes[index].status === state),
    );
  const order = [0, ...direct, ...indexes.filter((index) => (nodes[index]?.parent ?? 0) > 0)];
  const moved = new Map<number, number>([[-1, -1]]);
  const grouped: DirectNode[] = [];
  for (const index of order) {
    const node = nodes[index];
    const parent = node && moved.get(node.parent);
    // The member above belongs to another group.
    if (!node || parent === undefined) continue;
    moved.set(index, grouped.length);
    grouped.push({ ...node, parent });
  }
  return grouped;
}
