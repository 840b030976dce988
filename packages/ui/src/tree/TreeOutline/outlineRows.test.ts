import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLayout } from '../layout/createLayout';
import { shownCount } from '../layout/family';
import { getShape, teamShape } from '../layout/layout.fixtures';
import { nodeAt } from '../layout/rows';
import { findByName, outlineRows } from './outlineRows';

test('holds the rows that are seen, in order, and that of the keyboard', () => {
  const layout = createLayout(teamShape(500), Infinity);
  fc.assert(
    fc.property(fc.nat({ max: 520 }), fc.nat({ max: 30 }), fc.nat({ max: 499 }), (first, seen, current) => {
      const rows = outlineRows(layout, first, seen, current);
      const numbers = rows.map(({ row }) => row);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(rows.length).toBeLessThanOrEqual(seen + 13);
      expect(rows.some(({ node }) => node === current)).toBe(true);
      for (const { node, row } of rows) expect(nodeAt(layout, row)).toBe(node);
      for (let row = first; row < Math.min(first + seen, shownCount(layout)); row += 1) {
        expect(numbers).toContain(row);
      }
    }),
  );
});

test('finds the next name that begins so, and goes round', () => {
  const layout = createLayout(getShape([4]), 1);
  const names = ['Root', 'anna', 'Bert', 'ben', 'Anton'];
  const find = (from: number, typed: string) => findByName(layout, (node) => names[node]!, from, typed);
  expect(find(0, 'a')).toBe(1);
  expect(find(1, 'a')).toBe(4);
  expect(find(4, 'a')).toBe(1);
  // More letters may still match the current name.
  expect(find(2, 'be')).toBe(2);
  expect(find(2, 'ben')).toBe(3);
  expect(find(0, 'x')).toBeUndefined();
});
