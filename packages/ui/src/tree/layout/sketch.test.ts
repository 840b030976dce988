import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLayout } from './createLayout';
import { shapeOf, teamShape } from './layout.fixtures';
import { sketch } from './sketch';
import { boundsOf, visitWindow } from './visit';

const everything = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

/** What is drawn at each level, by place, with a least distance in siblings' distances. */
function drawn(layout: ReturnType<typeof createLayout>, finest: number) {
  const marks: { at: number; from: number; to: number }[] = [];
  sketch(layout, boundsOf(layout), {
    across: 1,
    down: 1,
    finest,
    node: (_node, at, depth) => marks.push({ at, from: depth, to: depth }),
    stroke: (at, depth, levels) => marks.push({ at, from: depth, to: depth + levels - 1 }),
  });
  return marks;
}

test('leaves no member without a mark within two least distances of its place', () => {
  const trees = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 120 });
  const distances = fc.double({ min: 0.1, max: 20, noNaN: true });
  fc.assert(
    fc.property(trees, distances, (degrees, finest) => {
      const layout = createLayout(shapeOf(degrees), Infinity);
      const marks = drawn(layout, finest);
      visitWindow(layout, everything, (_node, at, depth) => {
        const near = marks.some(
          (mark) => mark.from <= depth && depth <= mark.to && Math.abs(mark.at - at) <= 2 * finest,
        );
        expect(near).toBe(true);
      });
    }),
  );
});

test('draws every member where there is room for all', () => {
  const layout = createLayout(teamShape(2_000), Infinity);
  expect(drawn(layout, 0.5)).toHaveLength(2_000);
});

test('draws no more than there are places for, however many members there are', () => {
  for (const shape of [teamShape(100_000), shapeOf([100_000])]) {
    const layout = createLayout(shape, Infinity);
    const { left, right, bottom } = boundsOf(layout);
    const places = 400;
    const finest = (right - left) / places;
    expect(drawn(layout, finest).length).toBeLessThanOrEqual(2 * (places + 1) * (bottom + 1));
  }
});
