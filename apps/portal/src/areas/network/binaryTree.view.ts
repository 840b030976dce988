import type { BinaryPlace } from '@portal/ui/screens/network';
import { countOf, textOf, type Fields } from '../../app/wire';
import { branchOf, markOf, sameName, teamRowsOf, type TeamBranches } from './network.view';

type Leg = 'left' | 'right';
const legs = [
  ['left', 'leftuser'],
  ['right', 'rightuser'],
] as const satisfies readonly [Leg, string][];

/** Whose tree it is, and what fills the member's own vacant places. */
export interface BinaryOwner {
  username: string;
  links: Readonly<Record<Leg, string>>;
}

/** What a node of an answer says of its own place (D96). */
function figuresOf(node: Fields): Partial<BinaryPlace> {
  return {
    mark: markOf(node['is_paid'], node['live_is_paid']),
    leftUser: textOf(node['leftuser']),
    rightUser: textOf(node['rightuser']),
    leftBots: countOf(node['left_total']),
    rightBots: countOf(node['total_right']),
    matchingPairs: countOf(node['total_matching']),
    parentName: textOf(node['parentname']),
  };
}

/** A place of the tree: its name and its leg; a place without a name is vacant. */
type Seat = Pick<BinaryPlace, 'id' | 'username' | 'parent' | 'leg' | 'referralLink'>;

/**
 * The binary tree: the root, then both places below each node that an answer tells of, in the order in which the
 * answers came; places that nobody holds are vacant. A name that stands in the tree already stays a leaf, so that no
 * answer can make it go in circles. Empty without a root.
 */
export function binaryTreeOf(body: unknown, branches: TeamBranches, owner: BinaryOwner): BinaryPlace[] {
  const nodes = new Map<string, Fields>();
  const order: string[] = [];
  for (const row of [body, ...branches.arrived.map((branch) => branch.body)].flatMap(teamRowsOf)) {
    const name = textOf(row['parent'])?.toLowerCase();
    if (name === undefined) continue;
    if (!nodes.has(name)) order.push(name);
    nodes.set(name, row);
  }
  const root = textOf(nodes.get(order[0] ?? '')?.['parent']);
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
  // A node may be told of before the one above it: gone over until nothing more finds its place.
  for (let before = -1; before !== told.size;) {
    before = told.size;
    for (const name of order) {
      const index = indexOf.get(name);
      if (index !== undefined && !told.has(name)) addPair(name, index);
    }
  }
  return seats.map((seat) => placeOf(seat, nodes, branches, told));
}

function placeOf(
  seat: Seat,
  nodes: ReadonlyMap<string, Fields>,
  branches: TeamBranches,
  told: ReadonlySet<string>,
): BinaryPlace {
  const { id, username } = seat;
  if (username === undefined) return { ...seat, mark: 'vacant', branch: 'none' };
  const name = username.toLowerCase();
  const node = nodes.get(name);
  const figures = node ? figuresOf(node) : {};
  // It stands elsewhere in the tree: here it is a name alone.
  if (id !== username) return { mark: 'unknown', ...figures, ...seat, branch: 'none' };
  // An answer that tells nothing of whom it was asked for is an answer all the same.
  const wasAsked = branches.arrived.some((branch) => sameName(branch.username, name));
  const children = told.has(name) ? legs.length : wasAsked ? 0 : undefined;
  const branch = branchOf(branches, username, { children, known: undefined });
  return { mark: 'unknown', ...figures, ...seat, branch };
}

/** Who stands under whom, as far as an answer says: by the lower one's name in small letters. */
export function parentsOf(body: unknown): [name: string, parent: string][] {
  return teamRowsOf(body).flatMap((row) => {
    const name = textOf(row['parent']);
    const above = textOf(row['parentname']);
    const below = legs.map(([, field]) => textOf(row[field]));
    return [
      ...(name !== undefined && above !== undefined ? [[name.toLowerCase(), above] as [string, string]] : []),
      ...below.flatMap((one): [string, string][] =>
        one !== undefined && name !== undefined ? [[one.toLowerCase(), name]] : [],
      ),
    ];
  });
}
