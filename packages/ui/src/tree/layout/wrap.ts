import type { Nodes } from './nodes';

/** More leaves than this next to each other form a grid, in a tree with wrapping. */
export const mostInRow = 12;

/**
 * The columns of a grid. The number is even, because the line from above runs down the middle. It is as wide
 * as a row may be, which fits a window with names, and grows downwards; only thousands make it wider.
 */
export function toColumns(leaves: number): number {
  const rows = Math.max(2, Math.ceil(leaves / Math.max(mostInRow, Math.sqrt(leaves / 3))));
  return 2 * Math.ceil(leaves / rows / 2);
}

/**
 * The number of children from `start` on that form one item: a run of too many leaves for one row, or one
 * child. `end` is the number after the last child. The subtrees below are already arranged.
 */
export function runAt({ levels, mostInRow: most }: Nodes, start: number, end: number): number {
  let next = start;
  while (next < end && levels[next] === 1) next += 1;
  return next - start > most ? next - start : 1;
}

/**
 * Arranges a run of leaves in rows from left to right and returns the number of rows. `offset` counts from
 * the first leaf. The edges of the grid are joined, so its neighbours are positioned like those of any
 * subtree.
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

/** Removes a child from its grid, and returns its number of levels. */
export function unwrap({ drop, bend, levels }: Nodes, child: number): number {
  drop[child] = 0;
  bend[child] = 0;
  return levels[child]!;
}
