import type { BinaryNode } from '@portal/ui/screens/network';
import type { Answer, ApiRow } from '../../shared/wire/answer';
import { parseCount, parseFields, parseText } from '../../shared/wire/wire';
import { toBranch, toNodeStatus, sameName, toTeamRows, type TeamBranches } from './network.mappers';

type Team = Answer<'/binary-details'>;
type Node = ApiRow<'/binary-details'>;

type Leg = 'left' | 'right';
const legs = [
  ['left', 'leftuser', 'left_details'],
  ['right', 'rightuser', 'right_details'],
] as const satisfies readonly [Leg, keyof Node, keyof Node][];

/** Whose tree it is, and what fills the member's own vacant places. */
export interface BinaryOwner {
  username: string;
  links: Readonly<Record<Leg, string>>;
}

/** A node of its own, or what the node above it tells of one (D94). */
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

/** What a node of an answer says of its own place (D96). */
const toFigures = (node: Node): Partial<BinaryNode> => ({
  ...toDetails(node),
  parentName: parseText(node.parentname),
});

/** What nodes tell of those below them, by name in small letters: who stands above, and where it is sent the rest. */
function toEstimates(nodes: Iterable<Node>): Map<string, Partial<BinaryNode>> {
  const heard = new Map<string, Partial<BinaryNode>>();
  for (const node of nodes) {
    for (const [, field, details] of legs) {
      const name = parseText(node[field])?.toLowerCase();
      if (name === undefined || heard.has(name)) continue;
      heard.set(name, { ...toDetails(parseFields(node[details])), parentName: parseText(node.parent) });
    }
  }
  return heard;
}

/** A place of the tree: its name and its leg; a place without a name is vacant. */
type Seat = Pick<BinaryNode, 'id' | 'username' | 'parent' | 'leg' | 'referralLink'>;

/**
 * The binary tree: the root, then both places below each node that an answer tells of, in the order in which the
 * answers came. Places that nobody holds are vacant. A name that stands in the tree already stays a leaf, so that no
 * answer can make it go in circles. Empty without a root.
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
        ...(username === undefined && sameName(name, owner.username) && { referralLink: owner.links[side] }),
      });
    }
  };
  // A node may be told of before the one above it, so this repeats until nothing more finds its place.
  for (let before = -1; before !== reported.size;) {
    before = reported.size;
    for (const name of order) {
      const index = indexByName.get(name);
      if (index !== undefined && !reported.has(name)) addPair(name, index);
    }
  }
  const heard = toEstimates(nodes.values());
  return seats.map((seat) => toBinaryNode(seat, { nodes, heard, branches, reported }));
}

interface Summaries {
  nodes: ReadonlyMap<string, Node>;
  heard: ReadonlyMap<string, Partial<BinaryNode>>;
  branches: TeamBranches<Team>;
  /** Whose two places are in the tree. */
  reported: ReadonlySet<string>;
}

function toBinaryNode(seat: Seat, { nodes, heard, branches, reported }: Summaries): BinaryNode {
  const { id, username } = seat;
  if (username === undefined) return { ...seat, status: 'vacant', branch: 'none' };
  const name = username.toLowerCase();
  const node = nodes.get(name);
  const figures = node ? toFigures(node) : heard.get(name);
  // The name stands elsewhere in the tree, so here it is a name alone.
  if (id !== username) return { status: 'unknown', ...figures, ...seat, branch: 'none' };
  // An answer counts as one even if it tells nothing of the member that was asked for.
  const wasAsked = branches.arrived.some((branch) => sameName(branch.username, name));
  const children = reported.has(name) ? legs.length : wasAsked ? 0 : undefined;
  const branch = toBranch(branches, username, { children, known: undefined });
  return { status: 'unknown', ...figures, ...seat, branch };
}

/** Each name, in small letters, with the name above it, as far as an answer says. */
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
