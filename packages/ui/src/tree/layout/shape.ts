/**
 * The parents of all nodes as flat lists. Node 0 is the root, a parent stands before its children, and the children of
 * one node stand together in drawing order. A tree that is loaded bit by bit grows at its end.
 */
export interface TreeShape {
  /** The key of each node, unique and lasting. Open nodes and the keyboard's place are kept by it. */
  ids: readonly string[];
  /** The parent of each node, or -1 for the root. */
  parents: ArrayLike<number>;
}

/** Whether `after` begins with all of `before` and may add to it. */
export function continues(before: TreeShape, after: TreeShape): boolean {
  const count = before.ids.length;
  if (after.ids.length < count) return false;
  for (let node = 0; node < count; node += 1) {
    if (after.ids[node] !== before.ids[node] || after.parents[node] !== before.parents[node]) return false;
  }
  return true;
}
