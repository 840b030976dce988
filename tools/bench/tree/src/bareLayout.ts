import type { Team } from './contender';

/** Node positions of the simplest tree layout: leaves side by side, parents over the middle. */
export interface BareLayout {
  first: Int32Array;
  degree: Int32Array;
  depth: Int32Array;
  x: Float64Array;
  /** The extent of a node's subtree. */
  left: Float64Array;
  right: Float64Array;
}

/** Lays out the tree from scratch, without the nodes below `closed`. */
export function bareLayout({ parents }: Team, closed: number): BareLayout {
  const count = parents.length;
  const at: BareLayout = {
    first: new Int32Array(count).fill(-1),
    degree: new Int32Array(count),
    depth: new Int32Array(count),
    x: new Float64Array(count),
    left: new Float64Array(count),
    right: new Float64Array(count),
  };
  for (let node = 1; node < count; node += 1) {
    const parent = parents[node]!;
    if (at.degree[parent] === 0) at.first[parent] = node;
    at.degree[parent]! += 1;
    at.depth[node] = at.depth[parent]! + 1;
  }
  if (closed >= 0) at.degree[closed] = 0;
  let next = 0;
  const stack = [0];
  const back: number[] = [];
  while (stack.length > 0) {
    const node = stack.pop()!;
    back.push(node);
    if (at.degree[node] === 0) at.x[node] = next++;
    for (
      let child = at.first[node]! + at.degree[node]! - 1;
      child >= at.first[node]! && child >= 0;
      child -= 1
    ) {
      if (at.degree[node]! > 0) stack.push(child);
    }
  }
  for (let index = back.length - 1; index >= 0; index -= 1) {
    const node = back[index]!;
    const end = at.first[node]! + at.degree[node]! - 1;
    if (at.degree[node]! > 0) {
      at.x[node] = (at.x[at.first[node]!]! + at.x[end]!) / 2;
      at.left[node] = at.left[at.first[node]!]!;
      at.right[node] = at.right[end]!;
    } else {
      at.left[node] = at.x[node]!;
      at.right[node] = at.x[node]!;
    }
  }
  return at;
}
