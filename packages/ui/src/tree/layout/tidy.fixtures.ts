import fc from 'fast-check';
import { apart } from './arrange';
import { createLayout, setOpen, type TreeLayout } from './createLayout';
import { isOpen } from './family';
import { getShape } from './layout.fixtures';
import type { TreeShape } from './shape';

/**
 * The drawing's rule in a second, slow implementation without stored edges: the expected result of `arrange`.
 */

interface Level {
  from: number;
  to: number;
}

/** An item, a child or a grid: its nodes, and its extent at each level. */
interface Item {
  members: { node: number; column: number; row: number }[];
  levels: Level[];
}

export interface Container {
  at: number;
  row: number;
}

function getChildren(layout: TreeLayout, node: number): number[] {
  const { first, degree } = layout.nodes;
  const count = isOpen(layout, node) ? degree[node]! : 0;
  return Array.from({ length: count }, (_, index) => first[node]! + index);
}

/**
 * A grid is as wide as a row of twelve, or a third of its height if that is more, with an even number of
 * columns.
 */
function getGrid(leaves: readonly number[]): Item {
  const widest = Math.max(12, Math.sqrt(leaves.length / 3));
  const columns = 2 * Math.ceil(leaves.length / Math.max(2, Math.ceil(leaves.length / widest)) / 2);
  const members = leaves.map((node, index) => ({
    node,
    column: index % columns,
    row: Math.floor(index / columns),
  }));
  const rows = Math.ceil(leaves.length / columns);
  return {
    members,
    levels: Array.from({ length: rows }, (_, row) => ({
      from: 0,
      to: Math.min(columns, leaves.length - row * columns) - 1,
    })),
  };
}

function toItems(layout: TreeLayout, children: readonly number[], reach: Map<number, Level[]>): Item[] {
  const most = layout.nodes.mostInRow;
  const items: Item[] = [];
  for (let index = 0; index < children.length;) {
    let end = index;
    while (end < children.length && reach.get(children[end]!)!.length === 1) end += 1;
    const isGrid = children.length > most && end - index > most;
    const node = children[index]!;
    items.push(
      isGrid
        ? getGrid(children.slice(index, end))
        : { members: [{ node, column: 0, row: 0 }], levels: reach.get(node)! },
    );
    index = isGrid ? end : index + 1;
  }
  return items;
}

/** The positions of adjacent items, relative to the first. */
function besides(items: readonly Item[]): number[] {
  const positions: number[] = [];
  const moves: { from: number; to: number; by: number }[] = [];
  for (const [index, { levels }] of items.entries()) {
    let at = index === 0 ? 0 : -Infinity;
    for (const [level, { from }] of levels.entries()) {
      const facing = items.slice(0, index).findLastIndex((other) => other.levels.length > level);
      if (facing < 0) break;
      const least =
        positions[facing]! +
        items[facing]!.levels[level]!.to -
        from +
        (level === 0 ? apart.siblings : apart.cousins);
      if (least <= at) continue;
      if (level > 0) moves.push({ from: facing, to: index, by: least - at });
      at = least;
    }
    positions.push(at);
  }
  for (const { from, to, by } of moves) {
    for (let index = from + 1; index < to; index += 1)
      positions[index]! += (by * (index - from)) / (to - from);
  }
  return positions;
}

/** The position of each shown node, relative to the root. */
export function tidy(layout: TreeLayout): Map<number, Container> {
  const { count } = layout.nodes;
  const offset = new Map<number, Container>();
  const reach = new Map<number, Level[]>();
  for (let node = count - 1; node >= 0; node -= 1) {
    const children = getChildren(layout, node);
    const items = toItems(layout, children, reach);
    const positions = besides(items);
    // A child's own first level is itself, a grid's its first row.
    const middle = items.length > 0 ? (positions.at(-1)! + items.at(-1)!.levels[0]!.to) / 2 : 0;
    const levels: Level[] = [{ from: 0, to: 0 }];
    for (const [index, item] of items.entries()) {
      const at = positions[index]! - middle;
      for (const { node: member, column, row } of item.members) offset.set(member, { at: at + column, row });
      for (const [level, { from, to }] of item.levels.entries()) {
        const known = levels[level + 1] ?? { from: Infinity, to: -Infinity };
        levels[level + 1] = { from: Math.min(known.from, at + from), to: Math.max(known.to, at + to) };
      }
    }
    reach.set(node, levels);
  }
  const found = new Map<number, Container>([[0, { at: 0, row: 0 }]]);
  for (const [node, { at, row }] of found) {
    for (const child of getChildren(layout, node)) {
      const own = offset.get(child)!;
      found.set(child, { at: at + own.at, row: row + 1 + own.row });
    }
  }
  return found;
}

/**
 * A tree that mostly grows at its latest ends, which puts thin deep teams next to broad ones and rows of
 * leaves. The deepest ones are the last of their teams, or the first.
 */
function deepShape(
  steps: readonly (readonly [back: number, leaves: number])[],
  isMirrored: boolean,
): TreeShape {
  const children: number[][] = [[]];
  const teams = [0];
  for (const [back, leaves] of steps) {
    const above = teams[Math.max(0, teams.length - 1 - back)]!;
    teams.push(children.length);
    for (let count = 0; count <= leaves; count += 1) {
      children[above]!.push(children.length);
      children.push([]);
    }
  }
  const order = [0];
  const parents = [-1];
  for (let node = 0; node < order.length; node += 1) {
    const team = children[order[node]!]!;
    for (const child of isMirrored ? team.toReversed() : team) {
      order.push(child);
      parents.push(node);
    }
  }
  return { ids: order.map((node) => `n${node}`), parents };
}

const steps = fc.array(
  fc.tuple(
    fc.oneof(fc.nat({ max: 2 }), fc.nat({ max: 6 }), fc.nat({ max: 40 })),
    fc.oneof(fc.constant(0), fc.constant(0), fc.constant(0), fc.nat({ max: 14 })),
  ),
  { minLength: 1, maxLength: 40, size: 'max' },
);

/** Whether each team is closed, one in five. */
const closed = fc.array(
  fc.nat({ max: 4 }).map((drawn) => drawn === 4),
  { minLength: 40, maxLength: 40 },
);

/** A deep tree in which teams below the root were closed. */
export const usedDeep = (mostInRow: number) =>
  fc.tuple(steps, fc.boolean(), closed).map(([list, isMirrored, isClosed]) => {
    const layout = createLayout(deepShape(list, isMirrored), Infinity, mostInRow);
    const { count, degree } = layout.nodes;
    const teams = Array.from({ length: count - 1 }, (_, index) => index + 1).filter(
      (node) => degree[node]! > 0,
    );
    for (const [index, team] of teams.entries()) if (isClosed[index]) setOpen(layout, team, false);
    return layout;
  });

/** A tree after nodes were opened and closed. */
export const usedTree = (mostInRow: number) =>
  fc
    .tuple(
      fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 60 }),
      fc.array(fc.nat(), { maxLength: 40 }),
    )
    .map(([degrees, pressed]) => {
      const layout = createLayout(getShape(degrees), Infinity, mostInRow);
      for (const at of pressed) {
        const node = at % layout.nodes.count;
        setOpen(layout, node, layout.nodes.open[node] === 0);
      }
      return layout;
    });
