import { expect, test } from 'vitest';
import { getEncodings } from './prepareImage';

test('a photo is tried by quality first, then by size, never below what is legible', () => {
  const ways = getEncodings({ kind: 'jpeg', width: 3000, height: 4000 });
  expect(ways.map(({ side }) => side)).toEqual([4000, 4000, 4000, 3200, 2560, 2048, 1638, 1600]);
  expect(ways.map(({ quality }) => quality)).toEqual([0.92, 0.85, ...Array<number>(6).fill(0.75)]);
});

test('a png stays one if it can', () => {
  expect(
    getEncodings({ kind: 'png', width: 900, height: 600 }).map(({ type, side }) => [type, side]),
  ).toEqual([
    ['image/png', 900],
    ['image/jpeg', 900],
    ['image/jpeg', 900],
    ['image/jpeg', 900],
  ]);
});

test('no canvas is larger than a phone can hold', () => {
  const sides = getEncodings({ kind: 'jpeg', width: 12_000, height: 4000 }).map(({ side }) => side);
  expect(Math.max(...sides)).toBe(4096);
  expect(Math.min(...sides)).toBe(1600);
});
