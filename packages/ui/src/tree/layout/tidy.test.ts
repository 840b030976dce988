import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createLayout, growLayout, toPosition, setOpen, selectShown, type TreeLayout } from './createLayout';
import { getGridPosition, isInGrid, isOpen, isShown, getRowDepth } from './family';
import { getShape } from './layout.fixtures';
import { getDrawing, expectSame } from './positions.fixtures';
import { tidy, usedDeep, usedTree } from './tidy.fixtures';
import { visitWindow, type TreeWindow } from './visit';
import { mostInRow } from './wrap';

describe.each([
  ['a deep tree', usedDeep(Infinity)],
  ['a deep tree with grids', usedDeep(3)],
  ['any tree', usedTree(Infinity)],
  ['any tree with grids', usedTree(3)],
])('%s', (_what, used) => {
  test('is where the rule requires, as close and as even as possible', () => {
    fc.assert(
      fc.property(used, (layout) => {
        expectSame(getDrawing(layout), tidy(layout));
      }),
      { numRuns: 400 },
    );
  });

  test('moves nothing that is shown when a node opens or closes that is not', () => {
    fc.assert(
      fc.property(used, fc.nat(), (layout, pick) => {
        const hidden = Array.from({ length: layout.nodes.count }, (_, node) => node).filter(
          (node) => !isShown(layout, node),
        );
        const node = hidden[pick % hidden.length];
        if (node === undefined) return;
        const before = getDrawing(layout);
        const { rootAt } = layout;
        const shown = selectShown(layout, node);
        expect(isShown(layout, shown) && !isOpenAt(layout, shown)).toBe(true);
        setOpen(layout, node, layout.nodes.open[node] === 0);
        expect(layout.rootAt).toBeCloseTo(rootAt, 9);
        expectSame(getDrawing(layout), before);
      }),
    );
  });

  test('shows in any window the lines that end in it or near it', () => {
    fc.assert(
      fc.property(used, windows, (layout, { pick, offset, ...rows }) => {
        const shown = [...tidy(layout).keys()];
        const left = toPosition(layout, shown[pick % shown.length]!) + offset;
        const window = { left, right: left + 4.2, ...rows };
        const lines: number[] = [];
        visitWindow(
          layout,
          window,
          () => undefined,
          (child) => lines.push(child),
        );
        const by = (one: number, other: number) => one - other;
        expect(lines.toSorted(by)).toEqual(linesIn(layout, window).toSorted(by));
      }),
      { numRuns: 400 },
    );
  });
});

const isOpenAt = ({ nodes }: TreeLayout, node: number) => nodes.open[node] === 1;

/** A window with its left edge next to a node, and no edge so near to one that rounding decides. */
const windows = fc
  .tuple(
    fc.nat(),
    fc.constantFrom(-2.6113, -1.0719, -0.9137, 0.3719, 0.9137, 1.0719),
    fc.nat({ max: 8 }),
    fc.nat({ max: 2 }),
  )
  .map(([pick, offset, top, high]) => ({ pick, offset, top, bottom: top + high }));

/** The lines of each team in the window, by the lower ends described in visit.ts. */
function linesIn(layout: TreeLayout, window: TreeWindow): number[] {
  const { first, degree, levels, left, right, mostInRow } = layout.nodes;
  const reach = (window.right - window.left) / 4;
  const isSeen = (node: number) => {
    const [at, row] = [toPosition(layout, node), getRowDepth(layout, node)];
    const across = at + left[node]! <= window.right && at + right[node]! >= window.left;
    return (node === 0 || across) && row <= window.bottom && row + levels[node]! - 1 >= window.top;
  };
  return [...tidy(layout).keys()]
    .filter((node) => isOpen(layout, node) && isSeen(node))
    .flatMap((node) => {
      const team = Array.from({ length: degree[node]! }, (_, index) => first[node]! + index);
      if (team.length > mostInRow) return team.filter((child) => isWrappedLine(layout, window, team, child));
      if (getRowDepth(layout, node) + 1 < window.top) return [];
      const at = team.map((child) => toPosition(layout, child));
      const from = at.findLastIndex((position) => position < window.left - reach);
      const beyond = at.findIndex((position) => position >= window.right + reach);
      return team.slice(Math.max(from, 0), beyond < 0 ? undefined : beyond + 1);
    });
}

function isWrappedLine(layout: TreeLayout, window: TreeWindow, team: readonly number[], child: number) {
  const row = getRowDepth(layout, child);
  if (row < window.top || row > window.bottom + 1) return false;
  const position = toPosition(layout, child);
  const isNear = position >= window.left - 1 && position <= window.right + 1;
  const grid = getGridPosition(layout, child);
  const isLast = child === team.at(-1) || !isInGrid(layout, child + 1);
  return isNear || isLast || !grid || Math.abs(grid.middle) === 0.5;
}

describe('a grid', () => {
  test('returns for each leaf its row and the distance to the middle, and nothing for others', () => {
    const layout = createLayout(getShape([6]), 1, 3);
    expect([0, 1, 2, 3, 4, 5, 6].map((node) => getGridPosition(layout, node))).toEqual([
      undefined,
      { row: 0, middle: 1.5 },
      { row: 0, middle: 0.5 },
      { row: 0, middle: -0.5 },
      { row: 0, middle: -1.5 },
      { row: 1, middle: 1.5 },
      { row: 1, middle: 0.5 },
    ]);
    const more = createLayout(getShape([8]), 1, 3);
    expect([6, 7, 8].map((node) => getGridPosition(more, node))).toEqual([
      { row: 1, middle: 0.5 },
      { row: 1, middle: -0.5 },
      { row: 1, middle: -1.5 },
    ]);
    expect([0, 1, 8].map((node) => isInGrid(more, node))).toEqual([false, true, true]);
  });
});

describe('the lines of a grid are those of two rows, from the column before the window to the one after', () => {
  const middle = [-0.5, 0.5];
  // The last of the team is the end of the line along its row.
  const last = '-3.5 11';
  test.each([
    ['at its right end', { left: 3.5, right: 5.5 }, [...middle, 2.5, 3.5, 4.5, 5.5]],
    ['at its left end', { left: -5.5, right: -3.5 }, [-5.5, -4.5, -3.5, -2.5, ...middle]],
  ])('%s', (_where, across, row10) => {
    const layout = createLayout(getShape([123]), 1, mostInRow);
    const ends: string[] = [];
    visitWindow(
      layout,
      { ...across, top: 10, bottom: 10 },
      () => undefined,
      (_child, at, row) => ends.push(`${at} ${row}`),
    );
    expect(ends.filter((end) => end.endsWith(' 10'))).toEqual(row10.map((at) => `${at} 10`));
    expect(ends).toContain(last);
  });
});

describe('a tree that is not the one before', () => {
  test('is laid out again: open teams that still exist stay open, and no others', () => {
    const layout = createLayout({ ids: ['a', 'b', 'c', 'd', 'e'], parents: [-1, 0, 0, 1, 2] }, 1);
    setOpen(layout, 2, true);
    growLayout(layout, { ids: ['a', 'c', 'b', 'e', 'd', 'f'], parents: [-1, 0, 0, 1, 2, 2] });
    // One child of c is shown, and b is still closed.
    expect([...getDrawing(layout)]).toEqual([
      [0, { at: 0, row: 0 }],
      [1, { at: -0.5, row: 1 }],
      [3, { at: -0.5, row: 2 }],
      [2, { at: 0.5, row: 1 }],
    ]);
    growLayout(layout, { ids: ['a', 'c'], parents: [-1, 0] });
    expect([...getDrawing(layout).keys()]).toEqual([0, 1]);
    expect(layout.rootAt).toBe(0);
  });

  test('keeps the number of nodes, each at its new location', () => {
    const layout = createLayout({ ids: ['a', 'b', 'c'], parents: [-1, 0, 1] }, Infinity);
    growLayout(layout, { ids: ['a', 'b', 'c'], parents: [-1, 0, 0] });
    expect([...getDrawing(layout).values()]).toEqual([
      { at: 0, row: 0 },
      { at: -0.5, row: 1 },
      { at: 0.5, row: 1 },
    ]);
  });
});

describe('the first drawing of a page', () => {
  const teams = [80, 300, ...Array.from({ length: 78 }, () => 0), 300];

  // The buffers kept between drawings start small, so each of these starts with new ones.
  test.each([
    ['in one row', Infinity],
    ['with a grid', 79],
  ])('fits a large team, %s', async (_what, mostInRow) => {
    vi.resetModules();
    const fresh = await import('./createLayout');
    const layout = fresh.createLayout(getShape(teams), Infinity, mostInRow);
    expectSame(getDrawing(layout), tidy(layout));
  });
});
