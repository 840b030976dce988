import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduceColumns } from './lineShapes';

const of = (values: readonly number[], columns: number) =>
  reduceColumns(
    values.length,
    (at) => Math.floor((at / values.length) * columns),
    (at) => values[at] ?? 0,
  );

test('ten thousand transactions are at most four points for each column of pixels', () => {
  const values = Array.from({ length: 10_000 }, (_, at) => Math.round(5000 + 4000 * Math.sin(at * 1.7)));
  const drawn = of(values, 600);
  expect(drawn.length).toBeLessThanOrEqual(4 * 600);
  expect(drawn.length).toBeGreaterThan(600);
});

test('few are all drawn', () => {
  expect(of([3, 1, 2], 600)).toEqual([0, 1, 2]);
  expect(of([], 600)).toEqual([]);
});

test('no peak, no end and no order is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1, maxLength: 300 }),
      fc.integer({ min: 1, max: 40 }),
      (values, columns) => {
        const drawn = of(values, columns);
        const shown = drawn.map((at) => values[at] ?? 0);
        expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b));
        expect([drawn[0], drawn.at(-1)]).toEqual([0, values.length - 1]);
        expect([Math.min(...shown), Math.max(...shown)]).toEqual([Math.min(...values), Math.max(...values)]);
        expect(drawn.length).toBeLessThanOrEqual(4 * columns);
      },
    ),
  );
});
