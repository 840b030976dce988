/**
 * The parents of all nodes as flat lists. Node 0 is the root, a parent precedes its children, and siblings
 * are consecutive in drawing order. A tree with lazy teams grows at its end.
 */
export interface TreeShape {
  /** The key of each node, unique and stable. It identifies open nodes and the keyboard's position. */
  ids: readonly string[];
  /** The parent of each node, or -1 for the root. */
  parents: ArrayLike<number>;
}

/** Whether `after` starts with all of `before` and may add to it. */
export function continues(before: TreeShape, after: TreeShape): boolean {
  const count = before.ids.length;
  if (after.ids.length < count) return false;
  for (let node = 0; node < count; node += 1) {
    if (after.ids[node] !== before.ids[node] || after.parents[node] !== before.parents[node]) return false;
  }
  return true;
}
