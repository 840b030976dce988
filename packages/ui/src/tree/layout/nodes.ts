import type { TreeShape } from './shape';

/**
 * A tree and its drawing in flat arrays by node, because at 100,000 nodes objects take more than three times
 * as long. The horizontal unit is the distance of two siblings, the vertical unit is the level. A node's
 * values don't depend on the position of its subtree, so a change below a node affects only the node and its
 * ancestors.
 */
export interface Nodes {
  count: number;
  /**
   * More leaves than this next to each other are wrapped into a grid; Infinity in a tree without wrapping.
   */
  mostInRow: number;
  parent: Int32Array;
  /** The first child, followed by its siblings. */
  first: Int32Array;
  /** The last child of the first row, for a node with more than `mostInRow` children. */
  last: Int32Array;
  /** The number of children, shown or not. */
  degree: Int32Array;
  /** The level of the node. The root has 0. */
  depth: Int32Array;
  /** 1 if the children are shown. */
  open: Uint8Array;
  /** The distance of a node to the right of its parent. */
  offset: Float64Array;
  /** The number of rows that a leaf in a grid is below its level. */
  drop: Int32Array;
  /** The distance from a leaf in a grid to the grid's middle on its right, never 0; 0 for any other node. */
  bend: Float32Array;
  /** The number of levels of the node and its shown descendants. */
  levels: Int32Array;
  /** The number of shown descendants, plus the node itself. */
  size: Int32Array;
  /** The extent of the shown subtree to the left (0 or less) and to the right of the node. */
  left: Float32Array;
  right: Float32Array;
  /**
   * The continuation of a subtree's edge from a node where a shallower part ends: the next node down the left
   * edge and its distance to the right of this one, and the same for the right edge. Follow it only within a
   * subtree that has a next level. Below that, the values belong to a wider subtree or to an earlier drawing.
   */
  leftNext: Int32Array;
  leftBy: Float64Array;
  rightNext: Int32Array;
  rightBy: Float64Array;
}

/** The nodes of a shape, all closed and not drawn yet. */
export function makeNodes(shape: TreeShape, mostInRow: number): Nodes {
  const capacity = shape.ids.length;
  const nodes: Nodes = {
    count: 0,
    mostInRow,
    parent: new Int32Array(capacity),
    first: new Int32Array(capacity).fill(-1),
    last: new Int32Array(capacity),
    degree: new Int32Array(capacity),
    depth: new Int32Array(capacity),
    open: new Uint8Array(capacity),
    offset: new Float64Array(capacity),
    drop: new Int32Array(capacity),
    bend: new Float32Array(capacity),
    levels: new Int32Array(capacity).fill(1),
    size: new Int32Array(capacity).fill(1),
    left: new Float32Array(capacity),
    right: new Float32Array(capacity),
    leftNext: new Int32Array(capacity),
    leftBy: new Float64Array(capacity),
    rightNext: new Int32Array(capacity),
    rightBy: new Float64Array(capacity),
  };
  link(nodes, shape);
  return nodes;
}

type Grown = { [K in keyof Nodes]: Nodes[K] };

/** The same nodes plus those that a longer shape adds. Their drawing is kept. */
export function growNodes(before: Nodes, shape: TreeShape): Nodes {
  const after: Grown = makeNodes({ ids: shape.ids, parents: [] }, before.mostInRow);
  for (const key of Object.keys(before) as (keyof Nodes)[]) {
    const [from, to] = [before[key], after[key]];
    if (typeof from !== 'number' && typeof to !== 'number') to.set(from);
  }
  after.count = before.count;
  link(after, shape);
  return after;
}

/** Links the nodes from `nodes.count` on to their parents. */
function link(nodes: Nodes, { parents }: TreeShape): void {
  const { parent, first, degree, depth } = nodes;
  for (let node = nodes.count; node < parents.length; node += 1) {
    const above = parents[node] ?? -1;
    parent[node] = above;
    if (node === 0) continue;
    if (!(above >= 0 && above < node)) throw new Error(`Node ${node} comes before its parent ${above}`);
    if (degree[above] === 0) first[above] = node;
    else if (parents[node - 1] !== above) throw new Error(`The children of node ${above} are not contiguous`);
    degree[above]! += 1;
    depth[node] = depth[above]! + 1;
  }
  nodes.count = parents.length;
}

/** The last child of the first row. */
export const selectLast = ({ first, last, degree, mostInRow }: Nodes, node: number): number =>
  degree[node]! > mostInRow ? last[node]! : first[node]! + degree[node]! - 1;
