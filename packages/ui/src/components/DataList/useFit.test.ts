import { expect, test } from 'vitest';
import { leavingOrder, type Column } from './column';
import { leaversFor } from './useFit';

const widths = new Map([
  ['code', 200],
  ['hash', 150],
  ['remarks', 100],
  ['status', 120],
]);

test.each([
  [570, 0],
  [569, 1],
  [420, 1],
  [419, 2],
  [10, 2],
])('in %i px %i columns leave', (available, count) => {
  expect(leaversFor(widths, ['hash', 'remarks'], available)).toBe(count);
});

test('columns leave by their turn, and neither the first nor one without a turn', () => {
  const column = (id: string, leaves?: number): Column<string> => ({
    ...{ id, title: id, cell: () => id },
    ...(leaves !== undefined && { leaves: { turn: leaves, inDetail: true } }),
  });
  const columns = [column('code', 1), column('remarks', 2), column('hash', 1), column('status')];
  expect(leavingOrder(columns)).toEqual(['hash', 'remarks']);
});
