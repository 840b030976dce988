import type { TreeLayout } from '../layout/createLayout';
import { shownCount } from '../layout/family';
import { nextRow, nodeAt, getRow } from '../layout/rows';

export interface OutlineRow {
  node: number;
  /** The row's index, from 0. */
  row: number;
}

/** The number of rows rendered before and after the visible ones. */
const ahead = 6;

/** The visible rows, some around them, and the keyboard's current row. */
export function outlineRows(layout: TreeLayout, first: number, seen: number, current: number): OutlineRow[] {
  const count = shownCount(layout);
  const start = Math.max(0, Math.min(first - ahead, count - 1));
  const end = Math.min(count, first + seen + ahead);
  const rows: OutlineRow[] = [];
  let node: number | undefined = nodeAt(layout, start);
  for (let row = start; row < end && node !== undefined; row += 1) {
    rows.push({ node, row });
    node = nextRow(layout, node);
  }
  const here = getRow(layout, current);
  if (here < start) rows.unshift({ node: current, row: here });
  else if (here >= end) rows.push({ node: current, row: here });
  return rows;
}

/**
 * The next node after `node` with a name that starts with `typed`. The search wraps around; undefined for no
 * match.
 */
export function findByName(
  layout: TreeLayout,
  toName: (node: number) => string,
  node: number,
  typed: string,
): number | undefined {
  const wanted = typed.toLowerCase();
  // The current row may still match further letters.
  const start = typed.length > 1 ? node : (nextRow(layout, node) ?? 0);
  let at = start;
  do {
    if (toName(at).toLowerCase().startsWith(wanted)) return at;
    at = nextRow(layout, at) ?? 0;
  } while (at !== start);
  return undefined;
}
