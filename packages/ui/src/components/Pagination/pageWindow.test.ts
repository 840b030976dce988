import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow';

const drawn = (current: number, last: number) =>
  pageWindow(current, last)
    .map((item) => ('page' in item ? item.page : '…'))
    .join(' ');

// A §9.
test.each([
  [1, 1, '1'],
  [1, 25, '1 2 3 4 … 25'],
  [4, 25, '1 2 3 4 5 6 7 … 25'],
  [5, 25, '1 2 3 4 5 6 7 8 … 25'],
  [6, 25, '1 … 3 4 5 6 7 8 9 … 25'],
  [25, 25, '1 … 22 23 24 25'],
  [99, 3, '1 2 3'],
  [0, 3, '1 2 3'],
])('page %i of %i shows %s [A §9 Pagination, B §7, B §9]', (current, last, text) => {
  expect(drawn(current, last)).toBe(text);
});

test('shows ascending pages within the list, with both ends and the current page, in at most 11 items', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
      const [current, last] = [Math.min(a, b), Math.max(a, b)];
      const items = pageWindow(current, last);
      const pages = items.flatMap((item) => ('page' in item ? [item.page] : []));
      expect(pages).toEqual([...new Set(pages)].sort((x, y) => x - y));
      expect(pages).toEqual(expect.arrayContaining([1, current, last]));
      expect(items.length).toBeLessThanOrEqual(11);
    }),
  );
});
