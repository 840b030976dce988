import { expect, test } from 'vitest';
import { daysOf } from './rowLines';

test('rows stand under their days, in their own order', () => {
  const days = daysOf(['22a', '22b', '20a', '22c'], (row) => row.slice(0, 2));
  expect(days).toEqual([
    { day: '22', rows: ['22a', '22b'] },
    { day: '20', rows: ['20a'] },
    { day: '22', rows: ['22c'] },
  ]);
  expect(daysOf([], () => '')).toEqual([]);
});
