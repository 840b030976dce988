import { expect, test } from 'vitest';
import { fitLabels, valueScale } from './valueScale';

test('a grid has round values, and always zero', () => {
  const { at, ticks } = valueScale(30_000, 144_020);
  expect(ticks).toEqual([0, 50_000, 100_000, 150_000]);
  expect([at(0), at(75_000), at(150_000)]).toEqual([0, 0.5, 1]);
});

test('includes values below zero', () => {
  const { at, ticks } = valueScale(-100, 300);
  expect(ticks).toContain(0);
  expect(at(-100)).toBeGreaterThanOrEqual(0);
  expect(at(0)).toBeGreaterThan(0);
});

test.each([
  [0, 0],
  [0, 1],
  [-1, 0],
])('a grid of %s to %s has whole values only', (least, most) => {
  const { at, ticks } = valueScale(least, most);
  expect(ticks.length).toBeGreaterThan(1);
  expect(ticks.every(Number.isInteger)).toBe(true);
  expect(Number.isFinite(at(0))).toBe(true);
});

test('labels that would touch are left out, never the last', () => {
  expect(fitLabels(12, 30, 400)).toHaveLength(12);
  expect(fitLabels(12, 30, 200)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(fitLabels(3, 30, 0)).toEqual([2]);
  expect(fitLabels(0, 30, 100)).toEqual([]);
});
