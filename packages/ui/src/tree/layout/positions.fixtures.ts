import { expect } from 'vitest';
import type { TreeLayout } from './createLayout';
import type { Container } from './tidy.fixtures';
import { visitWindow } from './visit';

export const everything = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

/** The position of each shown node relative to the root, which no change elsewhere may move. */
export function getDrawing(layout: TreeLayout): ReadonlyMap<number, Container> {
  const positions = new Map<number, Container>();
  visitWindow(layout, everything, (node, at, row) => positions.set(node, { at: at - layout.rootAt, row }));
  return positions;
}

/** Within rounding. Rounded figures are not compared, because two near a half differ. */
export function expectSame(
  positions: ReadonlyMap<number, Container>,
  expected: ReadonlyMap<number, Container>,
): void {
  const getRows = (of: ReadonlyMap<number, Container>) =>
    new Map([...of].map(([node, { row }]) => [node, row]));
  expect(getRows(positions)).toEqual(getRows(expected));
  const off = [...positions].filter(([node, { at }]) => Math.abs(at - expected.get(node)!.at) > 1e-6);
  expect(off).toEqual([]);
}
