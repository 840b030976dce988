import type { TreeShape } from './shape';

/**
 * A tree and its drawing in flat arrays, by node: at 100,000 nodes objects cost more than three times the time.
 * Across, the unit is the distance of two siblings; down, the level. What a node says of its subtree says nothing of
 * where that stands, so a change below one node leaves all but its ancestors as they are.
 */
export interface Nodes {
  count: number;
  parent: Int32Array;
  /** The first child; its siblings follow it. */
  first: Int32Array;
  /** How many children there are, shown or not. */
  degree: Int32Array;
  /** The root's is 0. */
  depth: Int32Array;
  /** 1: the children are shown. */
  open: Uint8Array;
  /** How far right of its parent a node stands. */
  offset: Float64Array;
  /** Levels that the node and what is shown below it take. */
  levels: Int32Array;
  /** Nodes that are shown below it, and itself. */
  size: Int32Array;
  /** How far what is shown below a node reaches to the left (0 or less) and to the right of it. */
  left: Float32Array;
  right: Float32Array;
  /**
   * Where the edge of a subtree goes on, for a node at which a shallower part of it ends: the next node down the left
   * edge, and how far right of this one that stands; and the same for the right edge. Only to be followed within a
   * subtree that has a next level: below that, what stands here is of a wider subtree, or of an earlier drawing.
   */
  leftNext: Int32Array;
  leftBy: Float64Array;
  rightNext: Int32Array;
  rightBy: Float64Array;
}

/** The nodes of a shape, all closed and none drawn yet. */
export function makeNodes(shape: TreeShape): Nodes {
  const room = shape.ids.length;
  const nodes: Nodes = {
    count: 0,
    parent: new Int32Array(room),
    first: new Int32Array(room).fill(-1),
    degree: new Int32Array(room),
    depth: new Int32Array(room),
    open: new Uint8Array(room),
    offset: new Float64Array(room),
    levels: new Int32Array(room).fill(1),
    size: new Int32Array(room).fill(1),
    left: new Float32Array(room),
    right: new Float32Array(room),
    leftNext: new Int32Array(room),
    leftBy: new Float64Array(room),
    rightNext: new Int32Array(room),
    rightBy: new Float64Array(room),
  };
  link(nodes, shape);
  return nodes;
}

type Grown = { [K in keyof Nodes]: Nodes[K] };

/** The same nodes with what a longer shape has more; their drawing stays. */
export function growNodes(before: Nodes, shape: TreeShape): Nodes {
  const after: Grown = makeNodes({ ids: shape.ids, parents: [] });
  for (const key of Object.keys(before) as (keyof Nodes)[]) {
    const [from, to] = [before[key], after[key]];
    if (typeof from !== 'number' && typeof to !== 'number') to.set(from);
  }
  after.count = before.count;
  link(after, shape);
  return after;
}

/** Hangs the nodes from `nodes.count` on under their parents. */
function link(nodes: Nodes, { parents }: TreeShape): void {
  const { parent, first, degree, depth } = nodes;
  for (let node = nodes.count; node < parents.length; node += 1) {
    const above = parents[node] ?? -1;
    parent[node] = above;
    if (node === 0) continue;
    if (!(above >= 0 && above < node)) throw new Error(`Node ${node} stands before its parent ${above}`);
    if (degree[above] === 0) first[above] = node;
    else if (parents[node - 1] !== above) throw new Error(`The children of node ${above} stand apart`);
    degree[above]! += 1;
    depth[node] = depth[above]! + 1;
  }
  nodes.count = parents.length;
}
