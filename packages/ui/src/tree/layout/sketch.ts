import type { TreeLayout } from './createLayout';
import type { TreeWindow } from './visit';

/** Draws a distant tree, where parts too small to distinguish become one stroke. */
export interface SketchPen {
  /** Pixels of the sketch between two siblings, and between two levels. */
  across: number;
  down: number;
  /** The least distance in pixels between two items in a row. */
  finest: number;
  /** Draws a distinguishable node and the line to it. */
  node: (node: number, at: number, depth: number, parentAt: number) => void;
  /** Draws a narrower subtree, from its first to its last level. */
  stroke: (at: number, depth: number, levels: number) => void;
}

/**
 * Draws the part in a window with only as many strokes as fit, for any number of nodes. The first of the
 * nodes that would overlap in a row represents all of them.
 */
export function sketch(layout: TreeLayout, window: TreeWindow, pen: SketchPen): void {
  const { first, degree, open, offset, levels, left, right, depth, drop } = layout.nodes;
  const finest = pen.finest / pen.across;
  const last = new Map<number, number>();
  const stack = [0];
  const positions = [layout.rootAt];
  const parents = [layout.rootAt];
  while (stack.length > 0) {
    const node = stack.pop()!;
    const at = positions.pop()!;
    const parentAt = parents.pop()!;
    const level = depth[node]! + drop[node]!;
    const tall = levels[node]!;
    if (level > window.bottom || level + tall - 1 < window.top) continue;
    const before = last.get(level);
    const isHidden = before !== undefined && at - before < finest;
    if (!isHidden) last.set(level, at);
    if (tall > 1 && right[node]! - left[node]! < finest) {
      // A subtree hidden at its own level may still be deeper than the one that hides it.
      const end = level + tall - 1;
      const below = last.get(end);
      if (isHidden && below !== undefined && at - below < finest) continue;
      pen.stroke(at, level, tall);
      for (let one = level; one <= end; one += 1) last.set(one, at);
      continue;
    }
    if (!isHidden) pen.node(node, at, level, parentAt);
    const children = open[node] === 1 ? degree[node]! : 0;
    if (children === 0) continue;
    const start = first[node]!;
    // Only one of the leaves at the same position is drawn, so a row of 100,000 does not take 100,000 steps.
    let near = Infinity;
    let row = 0;
    for (let child = start + children - 1; child >= start; child -= 1) {
      const position = at + offset[child]!;
      if (position + left[child]! > window.right || position + right[child]! < window.left) continue;
      if (levels[child] === 1) {
        if (drop[child] !== row) near = Infinity;
        row = drop[child]!;
        if (near - position < finest / 2 && child > start) continue;
        near = position;
      }
      stack.push(child);
      positions.push(position);
      parents.push(at);
    }
  }
}
