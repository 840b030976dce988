import type { BinaryNode } from '@portal/ui/screens/network';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseCount, parseFields, parseText } from '@portal/portal-core/fromApi/parse';
import { toBranch, toNodeStatus, isSameName, toTeamRows, type TeamBranches } from './network.mappers';

type Team = Answer<'/binary-details'>;
type Node = ApiRow<'/binary-details'>;

type Leg = 'left' | 'right';
const legs = [
  ['left', 'leftuser', 'left_details'],
  ['right', 'rightuser', 'right_details'],
] as const satisfies readonly [Leg, keyof Node, keyof Node][];

/** The tree's owner, and the content of their vacant positions. */
export interface BinaryOwner {
  username: string;
  links: Readonly<Record<Leg, string>>;
}

/** A node's own data, or its parent's data about it (D94). */
type Details = Partial<
  Record<
    'leftuser' | 'rightuser' | 'left_total' | 'total_right' | 'total_matching' | 'is_paid' | 'live_is_paid',
    unknown
  >
>;

function toDetails(node: Details): Partial<BinaryNode> {
  return {
    status: toNodeStatus(node.is_paid, node.live_is_paid),
    leftUser: parseText(node.leftuser),
    rightUser: parseText(node.rightuser),
    leftBots: parseCount(node.left_total),
    rightBots: parseCount(node.total_right),
    matchingPairs: parseCount(node.total_matching),
  };
}

/** A node's data about its own position (D96). */
const toFigures = (node: Node): Partial<BinaryNode> => ({
  ...toDetails(node),
  parentName: parseText(node.parentname),
});

/** Data of nodes about their children, by lower-case name: the parent and the remaining data. */
function toEstimates(nodes: Iterable<Node>): Map<string, Partial<BinaryNode>> {
  const estimates = new Map<string, Partial<BinaryNode>>();
  for (const node of nodes) {
    for (const [, field, details] of legs) {
      const name = parseText(node[field])?.toLowerCase();
      if (name === undefined || estimates.has(name)) continue;
      estimates.set(name, { ...toDetails(parseFields(node[details])), parentName: parseText(node.parent) });
    }
  }
  return estimates;
}

/** A position of the tree with name and leg. Without a name it is vacant. */
type Seat = Pick<BinaryNode, 'id' | 'username' | 'parent' | 'leg' | 'side' | 'referralLink'>;

/**
 * The binary tree: the root, then both positions below each answered node, in order of arrival; empty without a root. A
 * repeated name stays a leaf, so no answer causes a cycle.
 */
export function toBinaryTree(body: Team, branches: TeamBranches<Team>, owner: BinaryOwner): BinaryNode[] {
  const nodes = new Map<string, Node>();
  const order: string[] = [];
  for (const row of [body, ...branches.arrived.map((branch) => branch.body)].flatMap(toTeamRows)) {
    const name = parseText(row.parent)?.toLowerCase();
    if (name === undefined) continue;
    if (!nodes.has(name)) order.push(name);
    nodes.set(name, row);
  }
  const root = parseText(nodes.get(order[0] ?? '')?.parent);
  if (root === undefined) return [];
  const seats: Seat[] = [{ id: root, username: root, parent: -1 }];
  const indexByName = new Map([[root.toLowerCase(), 0]]);
  const reported = new Set<string>();

  const addPair = (name: string, index: number) => {
    reported.add(name);
    for (const [side, field] of legs) {
      const username = parseText(nodes.get(name)?.[field]);
      const above = seats[index];
      const isKnown = username !== undefined && indexByName.has(username.toLowerCase());
      if (username !== undefined && !isKnown) indexByName.set(username.toLowerCase(), seats.length);
      seats.push({
        id: username === undefined || isKnown ? `${name}:${side}` : username,
        username,
        parent: index,
        leg: above?.leg ?? side,
        side,
        ...(username === undefined &&
          isSameName(name, owner.username) && { referralLink: owner.links[side] }),
      });
    }
  };
  // A node may come before its parent, so this repeats until it finds no more positions.
  for (let before = -1; before !== reported.size;) {
    before = reported.size;
    for (const name of order) {
      const index = indexByName.get(name);
      if (index !== undefined && !reported.has(name)) addPair(name, index);
    }
  }
  const estimates = toEstimates(nodes.values());
  return seats.map((seat) => toBinaryNode(seat, { nodes, estimates, branches, reported }));
}

interface Summaries {
  nodes: ReadonlyMap<string, Node>;
  estimates: ReadonlyMap<string, Partial<BinaryNode>>;
  branches: TeamBranches<Team>;
  /** The nodes whose two positions are in the tree. */
  reported: ReadonlySet<string>;
}

function toBinaryNode(seat: Seat, { nodes, estimates, branches, reported }: Summaries): BinaryNode {
  const { id, username } = seat;
  if (username === undefined) return { ...seat, status: 'vacant', branch: 'none' };
  const name = username.toLowerCase();
  const node = nodes.get(name);
  const figures = node ? toFigures(node) : estimates.get(name);
  // The name is elsewhere in the tree, so this node shows only the name.
  if (id !== username) return { status: 'unknown', ...figures, ...seat, branch: 'none' };
  // An answer counts even without data about the requested member.
  const wasRequested = branches.arrived.some((branch) => isSameName(branch.username, name));
  const children = reported.has(name) ? legs.length : wasRequested ? 0 : undefined;
  const branch = toBranch(branches, username, { children, known: undefined });
  return { status: 'unknown', ...figures, ...seat, branch };
}

/** Each lower-case name with its parent's name, as far as known. */
export function toParents(body: Team): [name: string, parent: string][] {
  return toTeamRows(body).flatMap((row) => {
    const name = parseText(row.parent);
    const above = parseText(row.parentname);
    const below = legs.map(([, field]) => parseText(row[field]));
    return [
      ...(name !== undefined && above !== undefined ? [[name.toLowerCase(), above] as [string, string]] : []),
      ...below.flatMap((one): [string, string][] =>
        one !== undefined && name !== undefined ? [[one.toLowerCase(), name]] : [],
      ),
    ];
  });
}
