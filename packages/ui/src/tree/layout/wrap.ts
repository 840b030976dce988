import type { Nodes } from './nodes';

/** More leaves than this side by side stand in a grid, where a tree wraps them. */
export const mostInRow = 12;

/**
 * The columns of a grid: even, so that the line from above comes down in the middle. It is as broad as a row may be, so
 * that a window shows its whole breadth with names, and leads down; only thousands are broader.
 */
export function toColumns(leaves: number): number {
  const rows = Math.max(2, Math.ceil(leaves / Math.max(mostInRow, Math.sqrt(leaves / 3))));
  return 2 * Math.ceil(leaves / rows / 2);
}

/**
 * The number of children from `start` on that stand together: a run of too many leaves for one row, or one child. `end`
 * is the number after the last child. The subtrees below are arranged already.
 */
export function runAt({ levels, mostInRow: most }: Nodes, start: number, end: number): number {
  let next = start;
  while (next < end && levels[next] === 1) next += 1;
  return next - start > most ? next - start : 1;
}

/**
 * Puts a run of leaves into rows from left to right, as one reads, and returns how many rows there are. `offset` counts
 * from the first leaf. The edges of the grid are joined, so that what stands beside it is placed as beside any subtree.
 */
export function wrapRun(nodes: Nodes, start: number, leaves: number): number {
  const { offset, drop, bend, leftNext, leftBy, rightNext, rightBy } = nodes;
  const columns = toColumns(leaves);
  const rows = Math.ceil(leaves / columns);
  for (let index = 0; index < leaves; index += 1) {
    const leaf = start + index;
    const column = index % columns;
    offset[leaf] = column;
    drop[leaf] = Math.floor(index / columns);
    bend[leaf] = (columns - 1) / 2 - column;
  }
  for (let row = 0; row + 1 < rows; row += 1) {
    const left = start + row * columns;
    const right = left + columns - 1;
    const below = Math.min(right + columns, start + leaves - 1);
    leftNext[left] = left + columns;
    leftBy[left] = 0;
    rightNext[right] = below;
    rightBy[right] = offset[below]! - offset[right]!;
  }
  return rows;
}

/** Takes a child out of any grid, and returns how many levels it has. */
export function unwrap({ drop, bend, levels }: Nodes, child: number): number {
  drop[child] = 0;
  bend[child] = 0;
  return levels[child]!;
}
