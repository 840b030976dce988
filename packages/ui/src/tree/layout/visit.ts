import type { TreeLayout } from './createLayout';

/** A part of the drawing, horizontally in sibling distances and vertically in levels. */
export interface TreeWindow {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A visitor returns this to end the visit. */
export const enough = Symbol('enough');

/** Called for each node with its position. Returning `enough` ends the visit. */
export type SeeNode = (node: number, at: number, depth: number) => unknown;
/** Called for each line from a node to its child. */
export type SeeLink = (child: number, at: number, depth: number, parentAt: number) => void;

/**
 * Visits the part in a window and skips full subtrees outside it. A line is visible when its lower end is
 * near the window. Of the lines that end further away, only the nearest on either side is visited.
 */
export function visitWindow(layout: TreeLayout, window: TreeWindow, see: SeeNode, seeLink?: SeeLink): void {
  const { first, degree, open, offset, levels, left, right, depth, drop, mostInRow } = layout.nodes;
  const reach = (window.right - window.left) / 4;
  const stack = [0];
  const positions = [layout.rootAt];
  while (stack.length > 0) {
    const node = stack.pop()!;
    const at = positions.pop()!;
    const level = depth[node]! + drop[node]!;
    if (level > window.bottom || level + levels[node]! - 1 < window.top) continue;
    const isInside = level >= window.top && at >= window.left && at <= window.right;
    if (isInside && see(node, at, level) === enough) return;
    const children = open[node] === 1 ? degree[node]! : 0;
    if (children === 0) continue;
    const start = first[node]!;
    if (seeLink && children > mostInRow) seeWrappedLinks(layout, window, node, at, seeLink);
    else if (seeLink && level + 1 >= window.top && level <= window.bottom) {
      const least = nearest(offset, start, children, window.left - reach - at) - 1;
      const most = nearest(offset, start, children, window.right + reach - at);
      for (let child = Math.max(start, least); child <= Math.min(start + children - 1, most); child += 1) {
        seeLink(child, at + offset[child]!, level + 1, at);
      }
    }
    // Children are stacked backwards, to visit them from left to right.
    for (let child = start + children - 1; child >= start; child -= 1) {
      const position = at + offset[child]!;
      if (position + left[child]! > window.right || position + right[child]! < window.left) continue;
      stack.push(child);
      positions.push(position);
    }
  }
}

/**
 * The lines of a team with grids. A line runs down the middle of its grid and along its row, so it is visited
 * with the leaves of its row, of the next row, and of the middle.
 */
function seeWrappedLinks(
  { nodes }: TreeLayout,
  window: TreeWindow,
  node: number,
  at: number,
  seeLink: SeeLink,
): void {
  const { first, degree, offset, depth, drop, bend } = nodes;
  const start = first[node]!;
  const end = start + degree[node]!;
  for (let child = start; child < end; child += 1) {
    const level = depth[child]! + drop[child]!;
    if (level < window.top || level - 1 > window.bottom) continue;
    const position = at + offset[child]!;
    const isNear = position >= window.left - 1 && position <= window.right + 1;
    const isLast = child + 1 === end || bend[child + 1] === 0;
    if (isNear || isLast || Math.abs(bend[child]!) < 1) seeLink(child, position, level, at);
  }
}

/** The first of a node's children at or right of a position, or the number after the last. */
function nearest(offset: Float64Array, start: number, children: number, at: number): number {
  let [low, high] = [start, start + children];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offset[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The extent of the full drawing. */
export function getBounds({ nodes, rootAt }: TreeLayout): TreeWindow {
  return {
    left: rootAt + nodes.left[0]!,
    right: rootAt + nodes.right[0]!,
    top: 0,
    bottom: nodes.levels[0]! - 1,
  };
}
