import type { TreeLayout } from './createLayout';
import type { TreeWindow } from './visit';

/** A tree seen from afar: what is too small to be told apart is one stroke. */
export interface SketchPen {
  /** Units of the sketch (pixels) in the distance of two siblings, and in a level. */
  across: number;
  down: number;
  /** The least distance of two things in a row, in the same unit. */
  finest: number;
  /** A node that can be told from its neighbours, and the line to it. */
  node: (node: number, at: number, depth: number, parentAt: number) => void;
  /** A subtree too narrow for that: from its first to its last level. */
  stroke: (at: number, depth: number, levels: number) => void;
}

/**
 * Draws what a window shows with as many strokes as it has places for them, however many nodes there are: of those that
 * would lie upon each other in one row, the first stands for all.
 */
export function sketch(layout: TreeLayout, window: TreeWindow, pen: SketchPen): void {
  const { first, degree, open, offset, levels, left, right, depth } = layout.nodes;
  const finest = pen.finest / pen.across;
  const last = new Map<number, number>();
  const stack = [0];
  const places = [layout.rootAt];
  const parents = [layout.rootAt];
  while (stack.length > 0) {
    const node = stack.pop()!;
    const at = places.pop()!;
    const parentAt = parents.pop()!;
    const level = depth[node]!;
    const tall = levels[node]!;
    if (level > window.bottom || level + tall - 1 < window.top) continue;
    const before = last.get(level);
    const isHidden = before !== undefined && at - before < finest;
    if (!isHidden) last.set(level, at);
    if (tall > 1 && right[node]! - left[node]! < finest) {
      // What is hidden at its own level may still reach below what hides it.
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
    // Of leaves that fall on one place one alone: a row of 100,000 is no 100,000 steps.
    let near = Infinity;
    for (let child = start + children - 1; child >= start; child -= 1) {
      const place = at + offset[child]!;
      if (place + left[child]! > window.right || place + right[child]! < window.left) continue;
      if (levels[child] === 1) {
        if (near - place < finest / 2 && child > start) continue;
        near = place;
      }
      stack.push(child);
      places.push(place);
      parents.push(at);
    }
  }
}
