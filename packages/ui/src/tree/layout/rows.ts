import type { TreeLayout } from './createLayout';
import { isOpen } from './family';

// The shown nodes row by row from the top: each node, then its open team.

/** The row of a node, from 0. All its ancestors must be open. */
export function getRow({ nodes }: TreeLayout, node: number): number {
  let row = 0;
  for (let one = node; one > 0; one = nodes.parent[one]!) {
    row += 1;
    for (let sibling = nodes.first[nodes.parent[one]!]!; sibling < one; sibling += 1) {
      row += nodes.size[sibling]!;
    }
  }
  return row;
}

/** The node in a row, from 0. */
export function nodeAt(layout: TreeLayout, row: number): number {
  const { nodes } = layout;
  let node = 0;
  let left = row;
  while (left > 0 && isOpen(layout, node)) {
    left -= 1;
    node = nodes.first[node]!;
    for (; left >= nodes.size[node]!; node += 1) left -= nodes.size[node]!;
  }
  return node;
}

/** The node in the next row. Undefined after the last. */
export function nextRow(layout: TreeLayout, node: number): number | undefined {
  const { nodes } = layout;
  if (isOpen(layout, node)) return nodes.first[node]!;
  for (let one = node; one > 0; one = nodes.parent[one]!) {
    const parent = nodes.parent[one]!;
    if (one + 1 < nodes.first[parent]! + nodes.degree[parent]!) return one + 1;
  }
  return undefined;
}
