import { selectLast, type Nodes } from './nodes';
import { toColumns, runAt, unwrap, wrapRun } from './wrap';

/** The least distance between nodes on one level. Cousins are slightly further apart than siblings. */
export const apart = { siblings: 1, cousins: 1.25 } as const;

/** For one node: the moves that its children still need (all 0 between nodes), and the deepest from the right. */
let shift = new Float64Array(64);
let change = new Float64Array(64);
let deepest = new Int32Array(64);
let deepestEnd = new Int32Array(64);
/** The items next to each other, each a child or a grid: the position relative to the first, the number of children. */
let positions = new Float64Array(64);
let runs = new Int32Array(64);
let isSpread = false;

function allocate(children: number): void {
  const capacity = 2 * children;
  [shift, change] = [new Float64Array(capacity), new Float64Array(capacity)];
  [deepest, deepestEnd] = [new Int32Array(capacity), new Int32Array(capacity)];
  [positions, runs] = [new Float64Array(capacity), new Int32Array(capacity)];
}

/**
 * Positions the children of a node after their own subtrees. They are in order, as close as their edges
 * allow, with the node above the middle of first and last, and smaller subtrees evenly between larger ones.
 * This is the tidy tree of Reingold and Tilford with the even spacing of Buchheim, Jünger and Leipert. Edges
 * are followed only as deep as the shallower subtree, so a full tree takes linear time.
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
  let deep = 0;
  if (children > nodes.mostInRow) deep = separateRuns(nodes, node, start, children);
  else if (children > 1) separate(nodes, start, children);
  else offset[start] = 0;

  const middle = (offset[start]! + offset[selectLast(nodes, node)]!) / 2;
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

/** The item that `follow` positions: a child with its subtree, or a grid of leaves. It is reused. */
const item = { head: 0, tail: 0, tailAt: 0, levels: 1 };

/** Positions each child's subtree next to the earlier ones. `offset` then counts from the first child. */
function separate(nodes: Nodes, start: number, children: number): void {
  const { offset, levels } = nodes;
  if (shift.length < children) allocate(children);
  offset[start] = 0;
  let forest = levels[start]!;
  let top = 0;
  deepest[0] = 0;
  deepestEnd[0] = forest;
  for (let index = 1; index < children; index += 1) {
    const child = start + index;
    const own = levels[child]!;
    // Leaves next to each other have no edges to follow.
    if (own === 1 && forest === 1) offset[child] = offset[child - 1]! + apart.siblings;
    else {
      item.head = child;
      item.tail = child;
      item.tailAt = 0;
      item.levels = own;
      offset[child] = follow(nodes, start, child - 1, offset[child - 1]!, index, forest, top);
    }
    if (own > forest) forest = own;
    while (top >= 0 && deepestEnd[top]! <= own) top -= 1;
    top += 1;
    deepest[top] = index;
    deepestEnd[top] = own;
  }
  if (isSpread) moveBetween(offset, start, children);
}

/** Like `separate`, with runs of leaves as grids. Returns the number of levels and rows. */
function separateRuns(nodes: Nodes, node: number, start: number, children: number): number {
  if (shift.length < children) allocate(children);
  const end = start + children;
  let forest = 0;
  let top = -1;
  let index = 0;
  for (let head = start; head < end; index += 1) {
    const run = runAt(nodes, head, end);
    const before = item.tail;
    const beforeAt = index > 0 ? positions[index - 1]! + item.tailAt : 0;
    choose(nodes, head, run);
    const own = item.levels;
    positions[index] = index === 0 ? 0 : follow(nodes, start, before, beforeAt, index, forest, top);
    if (own > forest) forest = own;
    while (top >= 0 && deepestEnd[top]! <= own) top -= 1;
    top += 1;
    deepest[top] = index;
    deepestEnd[top] = own;
    runs[index] = run;
    head += run;
  }
  if (isSpread) moveBetween(positions, 0, index);
  settle(nodes, start, index);
  nodes.last[node] = item.tail;
  return forest;
}

/** Selects the next run of children as the item. */
function choose(nodes: Nodes, head: number, run: number): void {
  const columns = run > 1 ? toColumns(run) : 1;
  item.head = head;
  item.tail = head + columns - 1;
  item.tailAt = columns - 1;
  item.levels = run > 1 ? wrapRun(nodes, head, run) : unwrap(nodes, head);
}

/** Moves the children to the positions of their items. */
function settle({ offset }: Nodes, start: number, items: number): void {
  let child = start;
  for (let index = 0; index < items; index += 1) {
    const run = runs[index]!;
    const at = positions[index]!;
    if (run === 1) offset[child] = at;
    else for (let leaf = child; leaf < child + run; leaf += 1) offset[leaf]! += at;
    child += run;
  }
}

/** Moves the items between two separated ones, each by its share. */
function moveBetween(at: Float64Array, start: number, items: number): void {
  let step = 0;
  let moved = 0;
  for (let index = 0; index < items; index += 1) {
    step += shift[index]!;
    moved += step + change[index]!;
    at[start + index]! += moved;
    shift[index] = 0;
    change[index] = 0;
  }
  isSpread = false;
}

/**
 * Follows the right edge of the earlier items, from `before` on, and the left edge of the item. Returns the
 * item's position, and joins the edges where the shallower one ends.
 */
function follow(
  nodes: Nodes,
  start: number,
  before: number,
  beforeAt: number,
  index: number,
  forest: number,
  top: number,
): number {
  const { first, degree, open, offset, leftNext, leftBy, rightNext, rightBy } = nodes;
  const own = item.levels;
  const shared = own < forest ? own : forest;
  // These follow, level by level, the forest's right edge (counted from its first child), the item's left and
  // right edge (counted from its first node) and, if the item is deeper, the forest's left edge.
  let inner = before;
  let innerAt = beforeAt;
  let facing = item.head;
  let facingAt = 0;
  let outer = item.tail;
  let outerAt = item.tailAt;
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
    // Each edge moves one level down: to its last (or first) child, or else to the next node of the edge.
    if (open[inner] === 1 && degree[inner]! > 0) {
      inner = selectLast(nodes, inner);
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
        outer = selectLast(nodes, outer);
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
    const next = isOpen ? selectLast(nodes, inner) : rightNext[inner]!;
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

/** Records that a child moved away from an earlier one, which gives those between an even share. */
function spread(from: number, to: number, by: number): void {
  const gaps = to - from;
  if (gaps < 2) return;
  isSpread = true;
  shift[from + 1]! += by / gaps;
  shift[to]! -= by / gaps;
  change[to]! -= by - by / gaps;
}
