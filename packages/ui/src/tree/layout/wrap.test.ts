import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart } from './arrange';
import { createLayout, growLayout, toPosition, setOpen, selectShown, type TreeLayout } from './createLayout';
import { getRowDepth, shownCount } from './family';
import { getShape } from './layout.fixtures';
import { everything } from './positions.fixtures';
import { nodeAt, getRow } from './rows';
import { usedTree } from './tidy.fixtures';
import { getBounds, visitWindow } from './visit';
import { toColumns, mostInRow } from './wrap';

const close = 1e-6;
/** Small, so small trees have grids too. */
const few = 3;

function getPositions(layout: TreeLayout) {
  const positions: { node: number; at: number; row: number }[] = [];
  visitWindow(layout, everything, (node, at, row) => positions.push({ node, at, row }));
  return positions;
}

describe.each([
  ['any tree', Infinity],
  ['any tree with grids', few],
])('a drawing of %s', (_what, most) => {
  const used = usedTree(most);

  test('has no two members at one location', () => {
    fc.assert(
      fc.property(used, (layout) => {
        const rows = new Map<number, { node: number; at: number }[]>();
        for (const { node, at, row } of getPositions(layout))
          rows.set(row, [...(rows.get(row) ?? []), { node, at }]);
        const { parent } = layout.nodes;
        for (const row of rows.values()) {
          const across = row.toSorted((one, other) => one.at - other.at);
          across.slice(1).forEach(({ node, at }, index) => {
            const before = across[index]!;
            const gap = parent[before.node] === parent[node] ? apart.siblings : apart.cousins;
            expect(at - before.at).toBeGreaterThanOrEqual(gap - close);
          });
        }
      }),
      { numRuns: 500 },
    );
  });

  test('keeps the order of a team: from left to right, and in a grid row by row [B §2 Direct Tree]', () => {
    fc.assert(
      fc.property(used, (layout) => {
        const { first, degree, open, drop } = layout.nodes;
        for (const { node } of getPositions(layout)) {
          if (open[node] === 0) continue;
          const children = Array.from({ length: degree[node]! }, (_, index) => first[node]! + index);
          children.slice(1).forEach((child) => {
            const isRight = toPosition(layout, child) > toPosition(layout, child - 1);
            expect(isRight || drop[child]! > drop[child - 1]!).toBe(true);
          });
        }
      }),
    );
  });

  test('has every parent above the middle of its first row', () => {
    fc.assert(
      fc.property(used, (layout) => {
        const { first, degree, open, drop } = layout.nodes;
        for (const { node, at } of getPositions(layout)) {
          if (open[node] === 0 || degree[node] === 0) continue;
          const top = Array.from({ length: degree[node]! }, (_, index) => first[node]! + index)
            .filter((child) => drop[child] === 0)
            .map((child) => toPosition(layout, child));
          expect(Math.abs((Math.min(...top) + Math.max(...top)) / 2 - at)).toBeLessThan(close);
        }
      }),
    );
  });

  test('keeps who is opened or closed where it is, and the outline as it would be without grids', () => {
    fc.assert(
      fc.property(used, fc.nat(), (layout, press) => {
        const node = selectShown(layout, press % layout.nodes.count);
        const before = toPosition(layout, node);
        setOpen(layout, node, layout.nodes.open[node] === 0);
        expect(toPosition(layout, node)).toBeCloseTo(before, 6);

        const plain = createLayout(layout.shape, 0);
        for (let one = 0; one < plain.nodes.count; one += 1)
          setOpen(plain, one, layout.nodes.open[one] === 1);
        const lines = Array.from({ length: shownCount(layout) }, (_, line) => nodeAt(layout, line));
        expect(lines).toEqual(lines.map((_node, line) => nodeAt(plain, line)));
        expect(lines.map((one) => getRow(layout, one))).toEqual(lines.map((_node, line) => line));
      }),
    );
  });

  test('shows in any window what is in it, and the line to each', () => {
    const window = fc
      .tuple(fc.double({ min: -8, max: 8, noNaN: true }), fc.nat({ max: 6 }))
      .map(([left, top]) => ({ left, right: left + 4, top, bottom: top + 2 }));
    fc.assert(
      fc.property(used, window, (layout, part) => {
        const seen: number[] = [];
        const lines = new Set<number>();
        visitWindow(
          layout,
          part,
          (node) => seen.push(node),
          (child) => lines.add(child),
        );
        const inside = getPositions(layout).filter(
          ({ at, row }) => at >= part.left && at <= part.right && row >= part.top && row <= part.bottom,
        );
        expect(seen).toEqual(inside.map(({ node }) => node));
        expect(seen.filter((node) => node > 0 && !lines.has(node))).toEqual([]);
      }),
    );
  });

  test('reaches as far as its bounds', () => {
    fc.assert(
      fc.property(used, (layout) => {
        const positions = getPositions(layout);
        const { left, right, bottom } = getBounds(layout);
        expect(Math.min(...positions.map(({ at }) => at))).toBeCloseTo(left, 3);
        expect(Math.max(...positions.map(({ at }) => at))).toBeCloseTo(right, 3);
        expect(Math.max(...positions.map(({ row }) => row))).toBe(bottom);
      }),
    );
  });
});

describe('a direct team', () => {
  test('of 123 is a grid of 12 columns, in the middle below its sponsor [B §2 Direct Tree]', () => {
    const layout = createLayout(getShape([123]), 1, mostInRow);
    expect(getBounds(layout)).toEqual({ left: -5.5, right: 5.5, top: 0, bottom: 11 });
    expect([1, 12, 13, 123].map((node) => [toPosition(layout, node), getRowDepth(layout, node)])).toEqual([
      [-5.5, 1],
      [5.5, 1],
      [-5.5, 2],
      [-3.5, 11],
    ]);
  });

  test('of twelve stays one row [B §2 Direct Tree]', () => {
    const layout = createLayout(getShape([12]), 1, mostInRow);
    expect(getBounds(layout).bottom).toBe(1);
    expect(getBounds(createLayout(getShape([13]), 1, mostInRow)).bottom).toBeGreaterThan(1);
  });

  test('puts who is opened between the grids of those before and after', () => {
    const shape = getShape([40]);
    const layout = createLayout(shape, 1, mostInRow);
    setOpen(layout, 20, true);
    const ids = [...shape.ids, 'a', 'b'];
    growLayout(layout, { ids, parents: [...Array.from(shape.parents), 20, 20] });
    expect(getRowDepth(layout, 20)).toBe(1);
    expect([41, 42].map((node) => getRowDepth(layout, node))).toEqual([2, 2]);
    expect(toPosition(layout, 19)).toBeLessThan(toPosition(layout, 20));
    expect(toPosition(layout, 21)).toBeGreaterThan(toPosition(layout, 20));
    expect([19, 40].map((node) => getRowDepth(layout, node) > 1)).toEqual([true, true]);
  });

  test('of 100,000 is laid out like any other', () => {
    const layout = createLayout(getShape([100_000]), 1, mostInRow);
    const columns = toColumns(100_000);
    expect(columns % 2).toBe(0);
    const { right, bottom } = getBounds(layout);
    expect(right).toBeCloseTo((columns - 1) / 2, 3);
    expect(bottom).toBe(Math.ceil(100_000 / columns));
    expect(shownCount(layout)).toBe(100_001);
  });
});
