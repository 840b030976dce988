import { expect, test } from 'vitest';
import { accountRows } from './accountRows';

test.each([
  ['four', 4],
  ['two', 2],
] as const)('the cells fill whole rows at %s columns', (_name, columns) => {
  let free = columns as number;
  for (const { span } of accountRows) {
    const cells = span === 'always' || (span === 'four' && columns === 4) ? 2 : 1;
    expect(cells).toBeLessThanOrEqual(free);
    free = free === cells ? columns : free - cells;
  }
  expect(free).toBe(columns);
});

test('shows each figure once', () => {
  expect(new Set(accountRows.map(({ figure }) => figure)).size).toBe(13);
});
