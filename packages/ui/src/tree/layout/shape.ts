/**
 * What hangs under what, as flat lists: node 0 is the root, a parent stands before its children, and the children of one
 * node stand together, in the order in which they are drawn. A tree that is loaded bit by bit grows at its end.
 */
export interface TreeShape {
  /** The key of each node, unique and lasting: what is open and where the keyboard is, is kept by it. */
  ids: readonly string[];
  /** The parent of each node; -1 for the root. */
  parents: ArrayLike<number>;
}

/** Whether `after` says the same as `before` and goes on from there. */
export function continues(before: TreeShape, after: TreeShape): boolean {
  const count = before.ids.length;
  if (after.ids.length < count) return false;
  for (let node = 0; node < count; node += 1) {
    if (after.ids[node] !== before.ids[node] || after.parents[node] !== before.parents[node]) return false;
  }
  return true;
}
