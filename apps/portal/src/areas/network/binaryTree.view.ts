import type { BinaryPlace } from '@portal/ui/screens/network';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { countOf, fieldsOf, textOf } from '../../shared/wire/wire';
import { branchOf, markOf, sameName, teamRowsOf, type TeamBranches } from './network.view';

type Team = Answer<'/binary-details'>;
type Node = RowOf<'/binary-details'>;

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

function detailsOf(node: Details): Partial<BinaryPlace> {
  return {
    mark: markOf(node.is_paid, node.live_is_paid),
    leftUser: textOf(node.leftuser),
    rightUser: textOf(node.rightuser),
    leftBots: countOf(node.left_total),
    rightBots: countOf(node.total_right),
    matchingPairs: countOf(node.total_matching),
  };
}

/** What a node of an answer says of its own place (D96). */
const figuresOf = (node: Node): Partial<BinaryPlace> => ({
  ...detailsOf(node),
  parentName: textOf(node.parentname),
});

/** What nodes tell of those below them, by name in small letters: who stands above, and where it is sent the rest. */
function hearsayOf(nodes: Iterable<Node>): Map<string, Partial<BinaryPlace>> {
  const heard = new Map<string, Partial<BinaryPlace>>();
  for (const node of nodes) {
    for (const [, field, details] of legs) {
      const name = textOf(node[field])?.toLowerCase();
      if (name === undefined || heard.has(name)) continue;
      heard.set(name, { ...detailsOf(fieldsOf(node[details])), parentName: textOf(node.parent) });
    }
  }
  return heard;
}

/** A place of the tree: its name and its leg; a place without a name is vacant. */
type Seat = Pick<BinaryPlace, 'id' | 'username' | 'parent' | 'leg' | 'referralLink'>;

/**
 * The binary tree: the root, then both places below each node that an answer tells of, in the order in which the
 * answers came. Places that nobody holds are vacant. A name that stands in the tree already stays a leaf, so that no
 * answer can make it go in circles. Empty without a root.
 */
export function binaryTreeOf(body: Team, branches: TeamBranches<Team>, owner: BinaryOwner): BinaryPlace[] {
  const nodes = new Map<string, Node>();
  const order: string[] = [];
  for (const row of [body, ...branches.arrived.map((branch) => branch.body)].flatMap(teamRowsOf)) {
    const name = textOf(row.parent)?.toLowerCase();
    if (name === undefined) continue;
    if (!nodes.has(name)) order.push(name);
    nodes.set(name, row);
  }
  const root = textOf(nodes.get(order[0] ?? '')?.parent);
  if (root === undefined) return [];
  const seats: Seat[] = [{ id: root, username: root, parent: -1 }];
  const indexOf = new Map([[root.toLowerCase(), 0]]);
  const told = new Set<string>();

  const addPair = (name: string, index: number) => {
    told.add(name);
    for (const [side, field] of legs) {
      const username = textOf(nodes.get(name)?.[field]);
      const above = seats[index];
      const isKnown = username !== undefined && indexOf.has(username.toLowerCase());
      if (username !== undefined && !isKnown) indexOf.set(username.toLowerCase(), seats.length);
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
  for (let before = -1; before !== told.size;) {
    before = told.size;
    for (const name of order) {
      const index = indexOf.get(name);
      if (index !== undefined && !told.has(name)) addPair(name, index);
    }
  }
  const heard = hearsayOf(nodes.values());
  return seats.map((seat) => placeOf(seat, { nodes, heard, branches, told }));
}

interface Told {
  nodes: ReadonlyMap<string, Node>;
  heard: ReadonlyMap<string, Partial<BinaryPlace>>;
  branches: TeamBranches<Team>;
  /** Whose two places are in the tree. */
  told: ReadonlySet<string>;
}

function placeOf(seat: Seat, { nodes, heard, branches, told }: Told): BinaryPlace {
  const { id, username } = seat;
  if (username === undefined) return { ...seat, mark: 'vacant', branch: 'none' };
  const name = username.toLowerCase();
  const node = nodes.get(name);
  const figures = node ? figuresOf(node) : heard.get(name);
  // The name stands elsewhere in the tree, so here it is a name alone.
  if (id !== username) return { mark: 'unknown', ...figures, ...seat, branch: 'none' };
  // An answer counts as one even if it tells nothing of the member that was asked for.
  const wasAsked = branches.arrived.some((branch) => sameName(branch.username, name));
  const children = told.has(name) ? legs.length : wasAsked ? 0 : undefined;
  const branch = branchOf(branches, username, { children, known: undefined });
  return { mark: 'unknown', ...figures, ...seat, branch };
}

/** Each name, in small letters, with the name above it, as far as an answer says. */
export function parentsOf(body: Team): [name: string, parent: string][] {
  return teamRowsOf(body).flatMap((row) => {
    const name = textOf(row.parent);
    const above = textOf(row.parentname);
    const below = legs.map(([, field]) => textOf(row[field]));
    return [
      ...(name !== undefined && above !== undefined ? [[name.toLowerCase(), above] as [string, string]] : []),
      ...below.flatMap((one): [string, string][] =>
        one !== undefined && name !== undefined ? [[one.toLowerCase(), name]] : [],
      ),
    ];
  });
}
