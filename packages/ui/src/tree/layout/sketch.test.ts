import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLayout } from './createLayout';
import { getShape, teamShape } from './layout.fixtures';
import { everything } from './positions.fixtures';
import { sketch } from './sketch';
import { usedDeep } from './tidy.fixtures';
import { getBounds, visitWindow } from './visit';

/** The drawing at each level, by position, with a least distance in sibling distances. */
function drawn(layout: ReturnType<typeof createLayout>, finest: number, part = getBounds(layout)) {
  const strokes: { at: number; from: number; to: number }[] = [];
  sketch(layout, part, {
    across: 1,
    down: 1,
    finest,
    node: (_node, at, depth) => strokes.push({ at, from: depth, to: depth }),
    stroke: (at, depth, levels) => strokes.push({ at, from: depth, to: depth + levels - 1 }),
  });
  return strokes;
}

test('draws a stroke within two least distances of every member', () => {
  const trees = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 120 });
  const distances = fc.double({ min: 0.1, max: 20, noNaN: true });
  fc.assert(
    fc.property(trees, distances, (degrees, finest) => {
      const layout = createLayout(getShape(degrees), Infinity);
      const strokes = drawn(layout, finest);
      visitWindow(layout, everything, (_node, at, depth) => {
        const near = strokes.some(
          (status) => status.from <= depth && depth <= status.to && Math.abs(status.at - at) <= 2 * finest,
        );
        expect(near).toBe(true);
      });
    }),
  );
});

test('draws every member if all fit', () => {
  const layout = createLayout(teamShape(2_000), Infinity);
  expect(drawn(layout, 0.5)).toHaveLength(2_000);
});

test('draws only the strokes that fit, for any number of members', () => {
  for (const shape of [teamShape(100_000), getShape([100_000])]) {
    const layout = createLayout(shape, Infinity);
    const { left, right, bottom } = getBounds(layout);
    const positions = 400;
    const finest = (right - left) / positions;
    expect(drawn(layout, finest).length).toBeLessThanOrEqual(2 * (positions + 1) * (bottom + 1));
  }
});

test('reports each node with its location and that of its parent', () => {
  const layout = createLayout(getShape([2, 1]), Infinity);
  const seen: [number, number, number, number][] = [];
  sketch(layout, getBounds(layout), {
    ...{ across: 10, down: 10, finest: 0 },
    node: (...call) => seen.push(call),
    stroke: () => expect.unreachable(),
  });
  expect(seen).toEqual([
    [0, 0, 0, 0],
    [1, -0.5, 1, 0],
    [3, -0.5, 2, -0.5],
    [2, 0.5, 1, 0],
  ]);
});

describe('a tree with grids and closed teams', () => {
  test.each([
    ['that wraps nothing', Infinity],
    ['with grids', 3],
  ])('%s is drawn whole where all fits', (_what, mostInRow) => {
    fc.assert(
      fc.property(usedDeep(mostInRow), (layout) => {
        const strokes: string[] = [];
        // Bounds are rounded, so they may exclude nodes on them.
        sketch(layout, everything, {
          ...{ across: 1, down: 1, finest: 0.5 },
          node: (node, at, row) => strokes.push(`${node} ${at.toFixed(5)} ${row}`),
          // Only a chain of members, one below the other, is narrower.
          stroke: (at, row, levels) => strokes.push(`stroke ${at.toFixed(5)} ${row} ${levels}`),
        });
        const shown: string[] = [];
        const chains = new Set<number>();
        visitWindow(layout, everything, (node, at, row) => {
          const { parent, levels, left, right } = layout.nodes;
          if (chains.has(parent[node]!)) return void chains.add(node);
          const isChain = levels[node]! > 1 && right[node]! - left[node]! < 0.5;
          if (isChain) chains.add(node);
          shown.push(
            isChain ? `stroke ${at.toFixed(5)} ${row} ${levels[node]}` : `${node} ${at.toFixed(5)} ${row}`,
          );
        });
        expect(strokes).toEqual(shown);
      }),
    );
  });

  test('has a stroke within four least distances of each member', () => {
    fc.assert(
      fc.property(usedDeep(3), fc.double({ min: 0.6, max: 12, noNaN: true }), (layout, finest) => {
        const strokes = drawn(layout, finest, everything);
        visitWindow(layout, everything, (_node, at, row) => {
          const isNear = strokes.some(
            (status) => status.from <= row && row <= status.to && Math.abs(status.at - at) <= 4 * finest,
          );
          expect(isNear).toBe(true);
        });
      }),
      // A part hidden by its neighbours at its first and last row may be further from a symbol between them.
      // The furthest of 30,000 trees was 3.3 away, so the seed is fixed.
      { seed: 2026, numRuns: 300 },
    );
  });

  test('takes no more steps for a row of leaves than fit', () => {
    const layout = createLayout(getShape([10_000]), 1);
    let steps = 0;
    const { nodes } = layout;
    const depth = new Proxy(nodes.depth, {
      get(levels, node) {
        steps += 1;
        return Reflect.get(levels, node) as number;
      },
    });
    sketch({ ...layout, nodes: { ...nodes, depth } }, getBounds(layout), {
      ...{ across: 1, down: 1, finest: 100 },
      node: () => undefined,
      stroke: () => expect.unreachable(),
    });
    // Two for each position of 100, and the two at the ends.
    expect(steps).toBeLessThanOrEqual(10_000 / 50 + 2);
  });
});

describe('details too fine to distinguish', () => {
  const getStrokes = (degrees: number[], finest: number, part = everything, across = 1) => {
    const layout = createLayout(getShape(degrees), Infinity);
    const strokes: string[] = [];
    sketch(layout, part, {
      ...{ across, down: 1, finest },
      node: (node, at, depth) => strokes.push(`node ${node} at ${at},${depth}`),
      stroke: (at, depth, levels) => strokes.push(`stroke at ${at},${depth} of ${levels}`),
    });
    return strokes;
  };

  test('is one stroke over all of its levels', () => {
    expect(getStrokes([2, 2, 2], 10)).toEqual(['stroke at 0,0 of 3']);
    // From the left end to the right one it is exactly the least distance.
    expect(getStrokes([2], 1)).toEqual(['node 0 at 0,0', 'node 1 at -0.5,1', 'node 2 at 0.5,1']);
    expect(getStrokes([2], 1.01)).toEqual(['stroke at 0,0 of 2']);
    expect(getStrokes([2], 101, everything, 100)).toEqual(['stroke at 0,0 of 2']);
    expect(getStrokes([2], 100, everything, 100)).toHaveLength(3);
  });

  test('is left out behind the first of a row', () => {
    expect(getStrokes([4], 2)).toEqual(['node 0 at 0,0', 'node 1 at -1.5,1', 'node 3 at 0.5,1']);
    expect(getStrokes([4], 3)).toEqual(['node 0 at 0,0', 'node 1 at -1.5,1', 'node 4 at 1.5,1']);
  });

  test('is still drawn where it reaches deeper than what hides it', () => {
    expect(getStrokes([3, 0, 1], 1.5)).toEqual(['node 0 at 0,0', 'node 1 at -1,1', 'stroke at 0,1 of 2']);
    expect(getStrokes([3, 1, 1], 1.5)).toEqual([
      'node 0 at 0,0',
      'stroke at -1.125,1 of 2',
      'node 3 at 1.125,1',
    ]);
  });

  test('is drawn next to another of the same depth, where both fit', () => {
    // The last is hidden at its own level by the previous one, and below that there are no neighbours.
    expect(getStrokes([4, 1, 0, 0, 1], 1.5)).toEqual([
      'node 0 at 0,0',
      'stroke at -1.5,1 of 2',
      'node 3 at 0.5,1',
      'stroke at 1.5,1 of 2',
    ]);
    // Exactly the least distance is enough.
    expect(getStrokes([4, 3, 0, 0, 1], 2)).toContain('stroke at 1.5,1 of 2');
    // With less space below it is omitted.
    expect(getStrokes([3, 1, 0, 1], 1.5)).toEqual([
      'node 0 at 0,0',
      'stroke at -1,1 of 2',
      'stroke at 1,1 of 2',
    ]);
  });

  test('is not looked at outside the window', () => {
    const part = { left: -0.75, right: -0.25, top: 1, bottom: 1 };
    expect(getStrokes([2, 2, 2], 0.1, part)).toEqual(['node 0 at 0,0', 'node 1 at -1.125,1']);
    expect(getStrokes([2, 2, 2], 0.1, { ...part, top: 3, bottom: 4 })).toEqual([]);
    expect(getStrokes([2, 2, 2], 0.1, { ...part, top: -2, bottom: -1 })).toEqual([]);
    expect(getStrokes([2], 0.1, { ...part, left: 0.5, right: 9, top: 0 })).toEqual([
      'node 0 at 0,0',
      'node 2 at 0.5,1',
    ]);
  });
});
