import { arrange } from './arrange';
import { growNodes, makeNodes, type Nodes } from './nodes';
import { continues, type TreeShape } from './shape';

/** A tree with what is open in it, and where everything that is shown stands. Changed in place, by the functions here. */
export interface TreeLayout {
  shape: TreeShape;
  nodes: Nodes;
  /** Where the root stands: it moves aside, so that a node that is opened or closed does not. */
  rootAt: number;
}

/** Lays a tree out from scratch; the first `levels` of it are open (1: the root alone). */
export function createLayout(shape: TreeShape, levels: number): TreeLayout {
  const nodes = makeNodes(shape);
  for (let node = 0; node < nodes.count; node += 1) nodes.open[node] = nodes.depth[node]! < levels ? 1 : 0;
  arrangeAll(nodes);
  return { shape, nodes, rootAt: 0 };
}

/** How far right a node stands; its level is `nodes.depth`. Every node above it has to be open. */
export function placeOf({ nodes, rootAt }: TreeLayout, node: number): number {
  let at = rootAt;
  for (let one = node; one > 0; one = nodes.parent[one]!) at += nodes.offset[one]!;
  return at;
}

/** The node itself, or the lowest above it that is shown. */
export function shownOf({ nodes }: TreeLayout, node: number): number {
  let shown = node;
  for (let one = nodes.parent[node]!; one >= 0; one = nodes.parent[one]!) {
    if (nodes.open[one] === 0) shown = one;
  }
  return shown;
}

/** Opens or closes a node: only its ancestors are arranged anew, and it stays where it is. */
export function setOpen(layout: TreeLayout, node: number, open: boolean): void {
  const { nodes } = layout;
  if (nodes.open[node] === (open ? 1 : 0)) return;
  const still = shownOf(layout, node);
  const before = placeOf(layout, still);
  nodes.open[node] = open ? 1 : 0;
  for (let one = node; one >= 0; one = nodes.parent[one]!) arrange(nodes, one);
  layout.rootAt += before - placeOf(layout, still);
}

/**
 * Takes on a later shape of the tree. What goes on from the present one costs what it adds: the first node that got
 * children stays where it is. Anything else is laid out from scratch; what was open under its id stays open.
 */
export function growLayout(layout: TreeLayout, shape: TreeShape): void {
  const before = layout.nodes.count;
  if (!continues(layout.shape, shape)) {
    replace(layout, shape);
    return;
  }
  layout.shape = shape;
  if (shape.ids.length === before) return;
  const still = shownOf(layout, Number(shape.parents[before]));
  const at = placeOf(layout, still);
  layout.nodes = growNodes(layout.nodes, shape);
  for (const node of above(layout.nodes, before)) arrange(layout.nodes, node);
  layout.rootAt += at - placeOf(layout, still);
}

/** The nodes that have new ones below them, from the lowest up. */
function above({ parent, count }: Nodes, first: number): number[] {
  const found = new Set<number>();
  for (let node = first; node < count; node += 1) {
    for (let one = parent[node]!; one >= 0 && !found.has(one); one = parent[one]!) found.add(one);
  }
  return [...found].sort((a, b) => b - a);
}

function replace(layout: TreeLayout, shape: TreeShape): void {
  const open = new Set(layout.shape.ids.filter((_id, node) => layout.nodes.open[node] === 1));
  const nodes = makeNodes(shape);
  for (let node = 0; node < nodes.count; node += 1) nodes.open[node] = open.has(shape.ids[node]!) ? 1 : 0;
  arrangeAll(nodes);
  Object.assign(layout, { shape, nodes, rootAt: 0 } satisfies TreeLayout);
}

/** Parents stand before their children, so backwards every subtree is done before the one around it. */
function arrangeAll(nodes: Nodes): void {
  for (let node = nodes.count - 1; node >= 0; node -= 1) arrange(nodes, node);
}
