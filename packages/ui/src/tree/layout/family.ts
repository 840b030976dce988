import type { TreeLayout } from './createLayout';

// Who stands where in a tree, for its views.

/** Who stands above; -1 for the root. */
export const parentOf = ({ nodes }: TreeLayout, node: number): number => nodes.parent[node]!;

/** The root's is 0. */
export const depthOf = ({ nodes }: TreeLayout, node: number): number => nodes.depth[node]!;

export const firstChildOf = ({ nodes }: TreeLayout, node: number): number => nodes.first[node]!;

/** Whether what is below a node is shown. */
export const isOpen = ({ nodes }: TreeLayout, node: number): boolean =>
  nodes.open[node] === 1 && nodes.degree[node]! > 0;

/** Nodes that are shown, in the whole tree. */
export const shownCount = ({ nodes }: TreeLayout): number => nodes.size[0]!;

/** A node's place among its siblings, from 1, and how many they are. */
export function rankOf({ nodes }: TreeLayout, node: number): { place: number; siblings: number } {
  const above = nodes.parent[node]!;
  if (above < 0) return { place: 1, siblings: 1 };
  return { place: node - nodes.first[above]! + 1, siblings: nodes.degree[above]! };
}

/** Whether there is such a node and everything above it is open. */
export function isShown({ nodes }: TreeLayout, node: number): boolean {
  if (node >= nodes.count) return false;
  for (let one = nodes.parent[node]!; one >= 0; one = nodes.parent[one]!) {
    if (nodes.open[one] === 0) return false;
  }
  return true;
}
