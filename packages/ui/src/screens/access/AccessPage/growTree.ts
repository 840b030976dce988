export type Limb = 'root' | 'left' | 'right';

/** One depth of one limb: all of its branches and all of its nodes, each as one SVG path. */
export interface TreeLayer {
  limb: Limb;
  /** 0 is the root. */
  depth: number;
  branches: string;
  /** Each node is a move without length. Its round line cap draws the dot. */
  nodes: string;
}

const deepest = 6;
const treeBox = { width: 760, height: 900 } as const;

/** A few nodes below the second depth lack a child, always the same ones. */
const isVacant = (x: number, y: number, side: number) =>
  (((x * 31 + y * 17 + side * 7) % 11) + 11) % 11 < 1.4;

/**
 * The sign-in image: a binary tree grown from one root, in the units of a 760 × 900 view box. It is deterministic, so
 * snapshots do not differ.
 */
export function growTree(): TreeLayer[] {
  const layers = new Map<string, TreeLayer>();
  const layer = (limb: Limb, depth: number) => {
    const key = `${limb}${depth}`;
    const found = layers.get(key) ?? { limb, depth, branches: '', nodes: '' };
    layers.set(key, found);
    return found;
  };
  const grow = (x: number, y: number, reach: number, depth: number, limb: Limb) => {
    layer(limb, depth).nodes += `M${x} ${y}h0`;
    if (depth === deepest) return;
    const below = y + 112 - depth * 6;
    for (const side of [-1, 1]) {
      if (depth > 2 && isVacant(x, y, side)) continue;
      const childLimb = limb === 'root' ? (side < 0 ? 'left' : 'right') : limb;
      const childX = x + side * reach;
      layer(childLimb, depth + 1).branches +=
        `M${x} ${y}C${x} ${y + 50} ${childX} ${below - 50} ${childX} ${below}`;
      grow(childX, below, reach / 2, depth + 1, childLimb);
    }
  };
  grow(treeBox.width / 2, 90, 190, 0, 'root');
  return [...layers.values()].sort((a, b) => a.depth - b.depth);
}
