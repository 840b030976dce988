import { arrange } from './arrange';
import { growNodes, makeNodes, type Nodes } from './nodes';
import { continues, type TreeShape } from './shape';

/** A tree, its open nodes, and the positions of all shown nodes. The functions here mutate it. */
export interface TreeLayout {
  shape: TreeShape;
  nodes: Nodes;
  /** The position of the root. It moves, because a toggled node stays where it is. */
  rootAt: number;
}

/**
 * Lays out a tree from scratch with its first `levels` open (1: only the root). More than `mostInRow` leaves
 * next to each other form a grid.
 */
export function createLayout(shape: TreeShape, levels: number, mostInRow = Infinity): TreeLayout {
  const nodes = makeNodes(shape, mostInRow);
  for (let node = 0; node < nodes.count; node += 1) nodes.open[node] = nodes.depth[node]! < levels ? 1 : 0;
  arrangeAll(nodes);
  return { shape, nodes, rootAt: 0 };
}

/** The horizontal position of a node; its row is `getRowDepth`. All its ancestors must be open. */
export function toPosition({ nodes, rootAt }: TreeLayout, node: number): number {
  let at = rootAt;
  for (let one = node; one > 0; one = nodes.parent[one]!) at += nodes.offset[one]!;
  return at;
}

/** The node itself, or its lowest shown ancestor. */
export function selectShown({ nodes }: TreeLayout, node: number): number {
  let shown = node;
  for (let one = nodes.parent[node]!; one >= 0; one = nodes.parent[one]!) {
    if (nodes.open[one] === 0) shown = one;
  }
  return shown;
}

/** Opens or closes a node, which stays where it is. Only the node and its ancestors are rearranged. */
export function setOpen(layout: TreeLayout, node: number, open: boolean): void {
  const { nodes } = layout;
  if (nodes.open[node] === (open ? 1 : 0)) return;
  const still = selectShown(layout, node);
  const before = toPosition(layout, still);
  nodes.open[node] = open ? 1 : 0;
  for (let one = node; one >= 0; one = nodes.parent[one]!) arrange(nodes, one);
  layout.rootAt += before - toPosition(layout, still);
}

/**
 * Accepts a later shape of the tree. A shape that continues the current one costs only its additions, and the
 * first node with new children stays where it is. Any other shape is laid out from scratch, and open ids stay
 * open.
 */
export function growLayout(layout: TreeLayout, shape: TreeShape): void {
  const before = layout.nodes.count;
  if (!continues(layout.shape, shape)) {
    replace(layout, shape);
    return;
  }
  layout.shape = shape;
  if (shape.ids.length === before) return;
  const still = selectShown(layout, Number(shape.parents[before]));
  const at = toPosition(layout, still);
  layout.nodes = growNodes(layout.nodes, shape);
  for (const node of above(layout.nodes, before)) arrange(layout.nodes, node);
  layout.rootAt += at - toPosition(layout, still);
}

/** The nodes with new descendants, from the lowest up. */
function above({ parent, count }: Nodes, first: number): number[] {
  const found = new Set<number>();
  for (let node = first; node < count; node += 1) {
    for (let one = parent[node]!; one >= 0 && !found.has(one); one = parent[one]!) found.add(one);
  }
  return [...found].sort((a, b) => b - a);
}

function replace(layout: TreeLayout, shape: TreeShape): void {
  const open = new Set(layout.shape.ids.filter((_id, node) => layout.nodes.open[node] === 1));
  const nodes = makeNodes(shape, layout.nodes.mostInRow);
  for (let node = 0; node < nodes.count; node += 1) nodes.open[node] = open.has(shape.ids[node]!) ? 1 : 0;
  arrangeAll(nodes);
  Object.assign(layout, { shape, nodes, rootAt: 0 } satisfies TreeLayout);
}

/** Parents precede their children, so a backward pass finishes every subtree before its parent. */
function arrangeAll(nodes: Nodes): void {
  for (let node = nodes.count - 1; node >= 0; node -= 1) arrange(nodes, node);
}
