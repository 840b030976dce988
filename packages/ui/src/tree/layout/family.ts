import type { TreeLayout } from './createLayout';

// Relations between the nodes of a tree, for its views.

/** The parent, or -1 for the root. */
export const getParent = ({ nodes }: TreeLayout, node: number): number => nodes.parent[node]!;

/** The depth of a node. The root has 0. */
export const getDepth = ({ nodes }: TreeLayout, node: number): number => nodes.depth[node]!;

/** The row of a node, from 0 at the root: its depth, or further down in a grid of leaves. */
export const getRowDepth = ({ nodes }: TreeLayout, node: number): number =>
  nodes.depth[node]! + nodes.drop[node]!;

/** Whether a node is in a grid of leaves. */
export const isInGrid = ({ nodes }: TreeLayout, node: number): boolean => nodes.bend[node] !== 0;

/** The position of a leaf in its grid: its row, and the distance to the grid's middle on its right. */
export function getGridPosition(
  { nodes }: TreeLayout,
  node: number,
): { row: number; middle: number } | undefined {
  return nodes.bend[node] === 0 ? undefined : { row: nodes.drop[node]!, middle: nodes.bend[node]! };
}

export const getFirstChild = ({ nodes }: TreeLayout, node: number): number => nodes.first[node]!;

/** Whether a node's children are shown. */
export const isOpen = ({ nodes }: TreeLayout, node: number): boolean =>
  nodes.open[node] === 1 && nodes.degree[node]! > 0;

/** The number of shown nodes in the tree. */
export const shownCount = ({ nodes }: TreeLayout): number => nodes.size[0]!;

/** A node's rank among its siblings, counted from 1, and their number. */
export function getRank({ nodes }: TreeLayout, node: number): { position: number; siblings: number } {
  const above = nodes.parent[node]!;
  if (above < 0) return { position: 1, siblings: 1 };
  return { position: node - nodes.first[above]! + 1, siblings: nodes.degree[above]! };
}

/** Whether the node exists and all its ancestors are open. */
export function isShown({ nodes }: TreeLayout, node: number): boolean {
  if (node >= nodes.count) return false;
  for (let one = nodes.parent[node]!; one >= 0; one = nodes.parent[one]!) {
    if (nodes.open[one] === 0) return false;
  }
  return true;
}
