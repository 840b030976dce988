import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart } from './arrange';
import { createLayout, growLayout, placeOf, setOpen, shownOf, type TreeLayout } from './createLayout';
import { rowDepthOf, shownCount } from './family';
import { shapeOf } from './layout.fixtures';
import { drawingOf, everything, expectSame } from './places.fixtures';
import { nodeAt, rowOf } from './rows';
import { boundsOf, visitWindow } from './visit';
import { columnsOf, mostInRow } from './wrap';

const close = 1e-6;
/** Small, so that small trees have grids too. */
const few = 3;

function placesOf(layout: TreeLayout) {
  const places: { node: number; at: number; row: number }[] = [];
  visitWindow(layout, everything, (node, at, row) => places.push({ node, at, row }));
  return places;
}

const degrees = fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 40 });
/** A wrapped tree in which nodes were opened and closed. */
const used = fc.tuple(degrees, fc.array(fc.nat(), { maxLength: 30 })).map(([list, pressed]) => {
  const layout = createLayout(shapeOf(list), Infinity, few);
  for (const at of pressed) {
    const node = at % layout.nodes.count;
    setOpen(layout, node, layout.nodes.open[node] === 0);
  }
  return layout;
});

describe('a drawing of any tree with grids', () => {
  test('has no two members in one place', () => {
    fc.assert(
      fc.property(used, (layout) => {
        const rows = new Map<number, { node: number; at: number }[]>();
        for (const { node, at, row } of placesOf(layout))
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

  test('keeps the order of a team: from left to right, and in a grid row by row', () => {
    fc.assert(
      fc.property(used, (layout) => {
        const { first, degree, open, drop } = layout.nodes;
        for (const { node } of placesOf(layout)) {
          if (open[node] === 0) continue;
          const children = Array.from({ length: degree[node]! }, (_, index) => first[node]! + index);
          children.slice(1).forEach((child) => {
            const isRight = placeOf(layout, child) > placeOf(layout, child - 1);
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
        for (const { node, at } of placesOf(layout)) {
          if (open[node] === 0 || degree[node] === 0) continue;
          const top = Array.from({ length: degree[node]! }, (_, index) => first[node]! + index)
            .filter((child) => drop[child] === 0)
            .map((child) => placeOf(layout, child));
          expect(Math.abs((Math.min(...top) + Math.max(...top)) / 2 - at)).toBeLessThan(close);
        }
      }),
    );
  });

  test('is the same whether it was changed step by step or drawn from scratch', () => {
    fc.assert(
      fc.property(used, (layout) => {
        const scratch = createLayout(layout.shape, 0, few);
        scratch.nodes.open.set(layout.nodes.open);
        for (let node = scratch.nodes.count - 1; node >= 0; node -= 1) {
          if (scratch.nodes.open[node] === 0) continue;
          scratch.nodes.open[node] = 0;
          setOpen(scratch, node, true);
        }
        expectSame(drawingOf(layout), drawingOf(scratch));
      }),
    );
  });

  test('keeps who is opened or closed where it is, and the outline as it would be without grids', () => {
    fc.assert(
      fc.property(used, fc.nat(), (layout, press) => {
        const node = shownOf(layout, press % layout.nodes.count);
        const before = placeOf(layout, node);
        setOpen(layout, node, layout.nodes.open[node] === 0);
        expect(placeOf(layout, node)).toBeCloseTo(before, 6);

        const plain = createLayout(layout.shape, 0);
        for (let one = 0; one < plain.nodes.count; one += 1)
          setOpen(plain, one, layout.nodes.open[one] === 1);
        const lines = Array.from({ length: shownCount(layout) }, (_, line) => nodeAt(layout, line));
        expect(lines).toEqual(lines.map((_node, line) => nodeAt(plain, line)));
        expect(lines.map((one) => rowOf(layout, one))).toEqual(lines.map((_node, line) => line));
      }),
    );
  });

  test('shows in any window what stands in it, and the line to each', () => {
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
        const inside = placesOf(layout).filter(
          ({ at, row }) => at >= part.left && at <= part.right && row >= part.top && row <= part.bottom,
        );
        expect(seen).toEqual(inside.map(({ node }) => node));
        expect(seen.filter((node) => node > 0 && !lines.has(node))).toEqual([]);
      }),
    );
  });

  test('reaches as far as its bounds say', () => {
    fc.assert(
      fc.property(used, (layout) => {
        const places = placesOf(layout);
        const { left, right, bottom } = boundsOf(layout);
        expect(Math.min(...places.map(({ at }) => at))).toBeCloseTo(left, 3);
        expect(Math.max(...places.map(({ at }) => at))).toBeCloseTo(right, 3);
        expect(Math.max(...places.map(({ row }) => row))).toBe(bottom);
      }),
    );
  });
});

describe('a direct team', () => {
  test('of 123 is a grid of 12 columns, in the middle below its sponsor', () => {
    const layout = createLayout(shapeOf([123]), 1, mostInRow);
    expect(boundsOf(layout)).toEqual({ left: -5.5, right: 5.5, top: 0, bottom: 11 });
    expect([1, 12, 13, 123].map((node) => [placeOf(layout, node), rowDepthOf(layout, node)])).toEqual([
      [-5.5, 1],
      [5.5, 1],
      [-5.5, 2],
      [-3.5, 11],
    ]);
  });

  test('of twelve stays one row', () => {
    const layout = createLayout(shapeOf([12]), 1, mostInRow);
    expect(boundsOf(layout).bottom).toBe(1);
    expect(boundsOf(createLayout(shapeOf([13]), 1, mostInRow)).bottom).toBeGreaterThan(1);
  });

  test('puts who is opened between the grids of those before and after', () => {
    const shape = shapeOf([40]);
    const layout = createLayout(shape, 1, mostInRow);
    setOpen(layout, 20, true);
    const ids = [...shape.ids, 'a', 'b'];
    growLayout(layout, { ids, parents: [...Array.from(shape.parents), 20, 20] });
    expect(rowDepthOf(layout, 20)).toBe(1);
    expect([41, 42].map((node) => rowDepthOf(layout, node))).toEqual([2, 2]);
    expect(placeOf(layout, 19)).toBeLessThan(placeOf(layout, 20));
    expect(placeOf(layout, 21)).toBeGreaterThan(placeOf(layout, 20));
    expect([19, 40].map((node) => rowDepthOf(layout, node) > 1)).toEqual([true, true]);
  });

  test('of 100,000 is laid out like any other', () => {
    const layout = createLayout(shapeOf([100_000]), 1, mostInRow);
    const columns = columnsOf(100_000);
    expect(columns % 2).toBe(0);
    const { right, bottom } = boundsOf(layout);
    expect(right).toBeCloseTo((columns - 1) / 2, 3);
    expect(bottom).toBe(Math.ceil(100_000 / columns));
    expect(shownCount(layout)).toBe(100_001);
  });
});
