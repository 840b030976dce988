import { expect, test } from 'vitest';
import { toDays } from './rowLines';

test('groups rows by day and keeps their order', () => {
  const days = toDays(['22a', '22b', '20a', '22c'], (row) => row.slice(0, 2));
  expect(days).toEqual([
    { day: '22', rows: ['22a', '22b'] },
    { day: '20', rows: ['20a'] },
    { day: '22', rows: ['22c'] },
  ]);
  expect(toDays([], () => '')).toEqual([]);
});
