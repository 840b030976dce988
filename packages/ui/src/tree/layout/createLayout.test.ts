import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart } from './arrange';
import { createLayout, growLayout, toPosition, setOpen, type TreeLayout } from './createLayout';
import { getShape, teamShape } from './layout.fixtures';
import { shownCount } from './family';
import { getDrawing, everything, expectSame } from './positions.fixtures';
import { nextRow, nodeAt, getRow } from './rows';
import type { TreeShape } from './shape';
import { usedTree } from './tidy.fixtures';
import { getBounds, enough, visitWindow } from './visit';

/** Every shown node with its position, from the root on. */
function getPositions(layout: TreeLayout) {
  const positions: { node: number; at: number; depth: number }[] = [];
  visitWindow(layout, everything, (node, at, depth) => positions.push({ node, at, depth }));
  return positions;
}

describe('a drawing of any tree', () => {
  test('is as small as the sum of what it holds', () => {
    expect([...getDrawing(createLayout(getShape([3]), 1)).values()].map(({ at }) => at)).toEqual([
      0, -1, 0, 1,
    ]);
    const wide = createLayout(getShape([3, 2, 0, 2]), Infinity);
    expect(getBounds(wide)).toEqual({ left: -1.625, right: 1.625, top: 0, bottom: 2 });
  });

  test('puts small subtrees evenly between large ones', () => {
    // Two broad teams with three single members between them.
    const layout = createLayout(getShape([5, 6, 0, 0, 0, 6]), Infinity);
    const positions = [1, 2, 3, 4, 5].map((node) => toPosition(layout, node));
    const gaps = positions.slice(1).map((at, index) => at - positions[index]!);
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0]!, 6);
    expect(gaps[0]).toBeCloseTo((5 + apart.cousins) / 4, 6);
  });

  test('puts them evenly however many there are', () => {
    // Eighty members, of whom the first and the last have three hundred each.
    const layout = createLayout(getShape([80, 300, ...Array.from({ length: 78 }, () => 0), 300]), Infinity);
    const positions = Array.from({ length: 80 }, (_, index) => toPosition(layout, index + 1));
    for (const [index, at] of positions.slice(1).entries())
      expect(at - positions[index]!).toBeCloseTo((299 + apart.cousins) / 79, 6);
  });
});

describe('opening and closing', () => {
  test('of a node that is not shown moves nothing that is', () => {
    const layout = createLayout(getShape([2, 2, 2, 3, 3]), Infinity);
    setOpen(layout, 1, false);
    const before = getPositions(layout);
    setOpen(layout, 3, false);
    expect(getPositions(layout)).toEqual(before);
  });
});

describe('a tree that is loaded bit by bit', () => {
  /** Children under one node, at the end. */
  const withTeam = (shape: TreeShape, node: number, count: number): TreeShape => ({
    ids: [...shape.ids, ...Array.from({ length: count }, (_, index) => `${shape.ids[node]}-${index}`)],
    parents: [...Array.from(shape.parents), ...Array.from({ length: count }, () => node)],
  });

  test('is drawn as if it had been there from the start, around the requested node', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 6 })), { maxLength: 20 }),
        (requests) => {
          let shape = getShape([3]);
          const layout = createLayout(shape, 1);
          for (const [pick, count] of requests) {
            const leaves = getPositions(layout).filter(({ node }) => layout.nodes.degree[node] === 0);
            const { node, at } = leaves[pick % leaves.length]!;
            setOpen(layout, node, true);
            shape = withTeam(shape, node, count);
            growLayout(layout, shape);
            expect(toPosition(layout, node)).toBeCloseTo(at, 6);
          }
          const whole = createLayout(shape, Infinity);
          expectSame(getDrawing(layout), getDrawing(whole));
        },
      ),
    );
  });

  test('takes several teams together, of which a later one hangs higher', () => {
    const shape = getShape([2, 2]);
    const layout = createLayout(shape, Infinity);
    const grown = withTeam(withTeam(shape, 3, 3), 2, 5);
    growLayout(layout, grown);
    expectSame(getDrawing(layout), getDrawing(createLayout(grown, Infinity)));
  });

  test('moves nothing when what comes is below a closed node', () => {
    const shape = getShape([2, 2]);
    const layout = createLayout(shape, 2);
    setOpen(layout, 3, true);
    setOpen(layout, 1, false);
    const before = getPositions(layout);
    growLayout(layout, withTeam(shape, 3, 4));
    expect(getPositions(layout)).toEqual(before);
    setOpen(layout, 1, true);
    expect(getPositions(layout)).toHaveLength(9);
  });

  test('keeps what is open when it is replaced', () => {
    const layout = createLayout({ ids: ['a', 'b', 'c', 'd'], parents: [-1, 0, 0, 2] }, 1);
    setOpen(layout, 2, true);
    growLayout(layout, { ids: ['a', 'c', 'd', 'e'], parents: [-1, 0, 1, 1] });
    expect([...getDrawing(layout).keys()].map((node) => layout.shape.ids[node])).toEqual([
      'a',
      'c',
      'd',
      'e',
    ]);
  });

  test.each([
    ['a child before its parent', [-1, 2, 0]],
    ['children that are not contiguous', [-1, 0, 0, 1, 0]],
    ['a second root', [-1, -1]],
    ['a node below itself', [-1, 1]],
  ])('refuses %s', (_what, parents) => {
    const shape = { ids: parents.map(String), parents };
    expect(() => createLayout(shape, 1)).toThrow(/before its parent|not contiguous/);
  });
});

describe('lines of the outline', () => {
  test('go through the tree in order, each found by its number', () => {
    fc.assert(
      fc.property(usedTree(Infinity), (layout) => {
        const shown = getPositions(layout).map(({ node }) => node);
        expect(shownCount(layout)).toBe(shown.length);
        expect(shown.map((_node, row) => nodeAt(layout, row))).toEqual(shown);
        expect(shown.map((node) => getRow(layout, node))).toEqual(shown.map((_node, row) => row));
        expect(shown.map((node) => nextRow(layout, node))).toEqual([...shown.slice(1), undefined]);
      }),
    );
  });
});

describe('a drawing', () => {
  test('is this one', () => {
    const layout = createLayout(getShape([4, 3, 0, 1, 2, 0, 2, 1, 0, 2]), Infinity);
    expect(getPositions(layout).map(({ node, at, depth }) => `${node} ${depth} ${+at.toFixed(4)}`)).toEqual([
      ...['0 0 0', '1 1 -2.1875', '5 2 -3.5625', '6 2 -2.5625', '11 3 -3.0625', '12 3 -2.0625'],
      ...['7 2 -0.8125', '13 3 -0.8125', '2 1 -0.875', '3 1 0.4375', '8 2 0.4375', '4 1 2.1875'],
      ...['9 2 1.6875', '14 3 1.1875', '15 3 2.1875', '10 2 2.6875'],
    ]);
    expect(getBounds(layout)).toEqual({ left: -3.5625, right: 2.6875, top: 0, bottom: 3 });
  });

  test('of a closed node is that node alone', () => {
    const layout = createLayout(getShape([2, 2]), 1);
    setOpen(layout, 0, false);
    expect(getPositions(layout)).toEqual([{ node: 0, at: 0, depth: 0 }]);
    expect(getBounds(layout)).toEqual({ left: 0, right: 0, top: 0, bottom: 0 });
  });
});

describe('a window', () => {
  test('is left when the visitor has seen enough', () => {
    const layout = createLayout(getShape([3]), 1);
    const seen: number[] = [];
    visitWindow(layout, everything, (node) => (seen.push(node), node === 1 ? enough : undefined));
    expect(seen).toEqual([0, 1]);
  });

  test('has its edges in it, and what ends on them', () => {
    const layout = createLayout(getShape([3, 1]), Infinity);
    const seenIn = (part: typeof everything) => {
      const seen: number[] = [];
      visitWindow(layout, part, (node) => seen.push(node));
      return seen;
    };
    expect(seenIn({ left: -1, right: 0, top: 1, bottom: 1 })).toEqual([1, 2]);
    expect(seenIn({ left: 0, right: 1, top: 0, bottom: 1 })).toEqual([0, 2, 3]);
    expect(seenIn({ left: -1, right: 1, top: 2, bottom: 2 })).toEqual([4]);
    expect(seenIn({ left: -1, right: 1, top: 3, bottom: 3 })).toEqual([]);
    expect(seenIn({ left: 1.01, right: 9, top: 0, bottom: 3 })).toEqual([]);
  });

  test('shows lines with both their ends', () => {
    const layout = createLayout(getShape([2, 1]), Infinity);
    const lines: [number, number, number, number][] = [];
    visitWindow(
      layout,
      everything,
      () => undefined,
      (...line) => lines.push(line),
    );
    expect(lines).toEqual([
      [1, -0.5, 1, 0],
      [2, 0.5, 1, 0],
      [3, -0.5, 2, -0.5],
    ]);
  });

  test('between two nodes shows the line that crosses it', () => {
    const layout = createLayout(getShape([2, 30, 30]), Infinity);
    const lines: number[] = [];
    const between = { left: 4, right: 6, top: 0.2, bottom: 0.8 };
    visitWindow(
      layout,
      between,
      () => expect.unreachable(),
      (child) => lines.push(child),
    );
    expect(lines).toEqual([1, 2]);
    expect(toPosition(layout, 2)).toBeGreaterThan(12);
  });

  test('shows the line above every node in it, and one that crosses it', () => {
    const layout = createLayout(getShape([101]), 1);
    const lines: number[] = [];
    visitWindow(
      layout,
      { left: 10, right: 18, top: 0, bottom: 1 },
      () => undefined,
      (child) => lines.push(child),
    );
    // Its children, those on each side within its width, and the next beyond.
    const seen = lines.map((child) => toPosition(layout, child));
    expect(seen).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });
});

test('a chain of 100,000 and a row of 100,000 are laid out like any other tree', () => {
  const chain = createLayout(
    {
      ids: Array.from({ length: 1e5 }, (_, at) => `${at}`),
      parents: Int32Array.from({ length: 1e5 }, (_, at) => at - 1),
    },
    Infinity,
  );
  expect(getBounds(chain)).toEqual({ left: 0, right: 0, top: 0, bottom: 99_999 });
  const row = createLayout(getShape([1e5]), 1);
  expect(getBounds(row).right).toBeCloseTo(49_999.5, 1);
  const team = createLayout(teamShape(1e5), Infinity);
  expect(shownCount(team)).toBe(1e5);
});
