import { expect } from 'vitest';
import type { TreeLayout } from './createLayout';
import type { Place } from './tidy.fixtures';
import { visitWindow } from './visit';

export const everything = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

/** Where each shown node is drawn, counted from the root: what no change elsewhere may move. */
export function drawingOf(layout: TreeLayout): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  visitWindow(layout, everything, (node, at, row) => places.set(node, { at: at - layout.rootAt, row }));
  return places;
}

/** Within what rounding may do. Rounded figures are not compared, because two that lie around a half differ. */
export function expectSame(places: ReadonlyMap<number, Place>, expected: ReadonlyMap<number, Place>): void {
  const rowsOf = (of: ReadonlyMap<number, Place>) => new Map([...of].map(([node, { row }]) => [node, row]));
  expect(rowsOf(places)).toEqual(rowsOf(expected));
  const off = [...places].filter(([node, { at }]) => Math.abs(at - expected.get(node)!.at) > 1e-6);
  expect(off).toEqual([]);
}
