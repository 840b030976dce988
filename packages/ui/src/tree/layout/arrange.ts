import type { Nodes } from './nodes';

/** The least distance of nodes on one level: siblings, and cousins, who stand a little further apart. */
export const apart = { siblings: 1, cousins: 1.25 } as const;

/** For one node at a time: what its children are still to be moved by (all 0 between), and the deepest from the right. */
let shift = new Float64Array(64);
let change = new Float64Array(64);
let deepest = new Int32Array(64);
let deepestEnd = new Int32Array(64);
let isSpread = false;

function makeRoom(children: number): void {
  const room = 2 * children;
  [shift, change] = [new Float64Array(room), new Float64Array(room)];
  [deepest, deepestEnd] = [new Int32Array(room), new Int32Array(room)];
}

/**
 * Places the children of a node, whose own subtrees are arranged already: as close as their edges allow, in their
 * order, the node above the middle of the first and the last, and smaller subtrees evenly between larger ones.
 * (The tidy tree of Reingold and Tilford with the even spacing of Buchheim, Jünger and Leipert; the edges are followed
 * as far as the shallower of two subtrees goes, so that a whole tree takes linear time.)
 */
export function arrange(nodes: Nodes, node: number): void {
  const { first, degree, open, offset, levels, size, left, right } = nodes;
  const children = open[node] === 1 ? degree[node]! : 0;
  levels[node] = 1;
  size[node] = 1;
  left[node] = 0;
  right[node] = 0;
  if (children === 0) return;

  const start = first[node]!;
  const end = start + children;
  if (children > 1) separate(nodes, start, children);
  else offset[start] = 0;

  const middle = (offset[start]! + offset[end - 1]!) / 2;
  let deep = 0;
  let shown = 1;
  let from = 0;
  let to = 0;
  for (let child = start; child < end; child += 1) {
    const at = offset[child]! - middle;
    offset[child] = at;
    if (levels[child]! > deep) deep = levels[child]!;
    shown += size[child]!;
    if (at + left[child]! < from) from = at + left[child]!;
    if (at + right[child]! > to) to = at + right[child]!;
  }
  levels[node] = deep + 1;
  size[node] = shown;
  left[node] = from;
  right[node] = to;
}

/** Puts each child's subtree beside those before it; `offset` then counts from the first child. */
function separate(nodes: Nodes, start: number, children: number): void {
  const { offset, levels } = nodes;
  if (shift.length < children) makeRoom(children);
  offset[start] = 0;
  let forest = levels[start]!;
  let top = 0;
  deepest[0] = 0;
  deepestEnd[0] = forest;
  for (let index = 1; index < children; index += 1) {
    const own = levels[start + index]!;
    // Of leaves side by side nothing has to be followed.
    const isPlain = own === 1 && forest === 1;
    offset[start + index] = isPlain
      ? offset[start + index - 1]! + apart.siblings
      : follow(nodes, start, index, forest, top);
    if (own > forest) forest = own;
    while (top >= 0 && deepestEnd[top]! <= own) top -= 1;
    top += 1;
    deepest[top] = index;
    deepestEnd[top] = own;
  }
  if (isSpread) moveBetween(offset, start, children);
}

/** Moves the children between two that were moved apart, each by its share. */
function moveBetween(offset: Float64Array, start: number, children: number): void {
  let step = 0;
  let moved = 0;
  for (let index = 0; index < children; index += 1) {
    step += shift[index]!;
    moved += step + change[index]!;
    offset[start + index]! += moved;
    shift[index] = 0;
    change[index] = 0;
  }
  isSpread = false;
}

/**
 * Goes down the right edge of the subtrees before a child and the left edge of its own, and returns where it has to
 * stand. The edges of both together are then joined where the shallower of them ends.
 */
function follow(nodes: Nodes, start: number, index: number, forest: number, top: number): number {
  const { first, degree, open, offset, levels, leftNext, leftBy, rightNext, rightBy } = nodes;
  const child = start + index;
  const own = levels[child]!;
  const shared = own < forest ? own : forest;
  // By level: the forest's right edge, from its first child; the child's left and right edge, from the child itself;
  // and, where the child is to go on below it, the forest's left edge.
  let inner = child - 1;
  let innerAt = offset[inner]!;
  let facing = child;
  let facingAt = 0;
  let outer = child;
  let outerAt = 0;
  let edge = start;
  let edgeAt = 0;
  let at = innerAt + apart.siblings;
  for (let level = 1; ; level += 1) {
    while (top >= 0 && deepestEnd[top]! < level) top -= 1;
    const missing = innerAt - (at + facingAt) + (level === 1 ? apart.siblings : apart.cousins);
    if (missing > 0) {
      at += missing;
      spread(deepest[top]!, index, missing);
    }
    if (level === shared) break;
    // One level down each edge: to the last child (or the first), else along the way that the edge goes on.
    if (open[inner] === 1 && degree[inner]! > 0) {
      inner = first[inner]! + degree[inner]! - 1;
      innerAt += offset[inner]!;
    } else {
      innerAt += rightBy[inner]!;
      inner = rightNext[inner]!;
    }
    if (open[facing] === 1 && degree[facing]! > 0) {
      facing = first[facing]!;
      facingAt += offset[facing]!;
    } else {
      facingAt += leftBy[facing]!;
      facing = leftNext[facing]!;
    }
    if (own < forest) {
      if (open[outer] === 1 && degree[outer]! > 0) {
        outer = first[outer]! + degree[outer]! - 1;
        outerAt += offset[outer]!;
      } else {
        outerAt += rightBy[outer]!;
        outer = rightNext[outer]!;
      }
    } else if (own > forest) {
      if (open[edge] === 1 && degree[edge]! > 0) {
        edge = first[edge]!;
        edgeAt += offset[edge]!;
      } else {
        edgeAt += leftBy[edge]!;
        edge = leftNext[edge]!;
      }
    }
  }
  if (own < forest) {
    const isOpen = open[inner] === 1 && degree[inner]! > 0;
    const next = isOpen ? first[inner]! + degree[inner]! - 1 : rightNext[inner]!;
    rightNext[outer] = next;
    rightBy[outer] = innerAt + (isOpen ? offset[next]! : rightBy[inner]!) - (at + outerAt);
  } else if (own > forest) {
    const isOpen = open[facing] === 1 && degree[facing]! > 0;
    const next = isOpen ? first[facing]! : leftNext[facing]!;
    leftNext[edge] = next;
    leftBy[edge] = at + facingAt + (isOpen ? offset[next]! : leftBy[facing]!) - edgeAt;
  }
  return at;
}

/** A child is moved away from an earlier one: those between take their even share. */
function spread(from: number, to: number, by: number): void {
  const gaps = to - from;
  if (gaps < 2) return;
  isSpread = true;
  shift[from + 1]! += by / gaps;
  shift[to]! -= by / gaps;
  change[to]! -= by - by / gaps;
}
