import type { TreeLayout } from './createLayout';

/** A part of the drawing, in siblings' distances across and levels down. */
export interface TreeWindow {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a visitor returns who has seen enough. */
export const enough = Symbol('enough');

/** Told of each node: where it stands. `enough` ends the visit. */
export type SeeNode = (node: number, at: number, depth: number) => unknown;
/** Told of each line from a node to its child. */
export type SeeLink = (child: number, at: number, depth: number, parentAt: number) => void;

/**
 * Goes over what a window shows: subtrees that lie outside are passed over whole. A line is shown when its lower end is
 * near the window; of those that leave it further on, the next on either side stands for the rest.
 */
export function visitWindow(layout: TreeLayout, window: TreeWindow, see: SeeNode, seeLink?: SeeLink): void {
  const { first, degree, open, offset, levels, left, right, depth } = layout.nodes;
  const reach = (window.right - window.left) / 4;
  const stack = [0];
  const places = [layout.rootAt];
  while (stack.length > 0) {
    const node = stack.pop()!;
    const at = places.pop()!;
    const level = depth[node]!;
    if (level > window.bottom || level + levels[node]! - 1 < window.top) continue;
    const isInside = level >= window.top && at >= window.left && at <= window.right;
    if (isInside && see(node, at, level) === enough) return;
    const children = open[node] === 1 ? degree[node]! : 0;
    if (children === 0) continue;
    const start = first[node]!;
    if (seeLink && level + 1 >= window.top && level <= window.bottom) {
      const least = nearest(offset, start, children, window.left - reach - at) - 1;
      const most = nearest(offset, start, children, window.right + reach - at);
      for (let child = Math.max(start, least); child <= Math.min(start + children - 1, most); child += 1) {
        seeLink(child, at + offset[child]!, level + 1, at);
      }
    }
    // Backwards onto the stack: seen from left to right.
    for (let child = start + children - 1; child >= start; child -= 1) {
      const place = at + offset[child]!;
      if (place + left[child]! > window.right || place + right[child]! < window.left) continue;
      stack.push(child);
      places.push(place);
    }
  }
}

/** The first of a node's children that stands at or right of a place; the one behind the last if none does. */
function nearest(offset: Float64Array, start: number, children: number, place: number): number {
  let [low, high] = [start, start + children];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offset[middle]! < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How far the whole drawing reaches. */
export function boundsOf({ nodes, rootAt }: TreeLayout): TreeWindow {
  return {
    left: rootAt + nodes.left[0]!,
    right: rootAt + nodes.right[0]!,
    top: 0,
    bottom: nodes.levels[0]! - 1,
  };
}
