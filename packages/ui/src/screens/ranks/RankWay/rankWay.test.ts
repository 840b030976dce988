import { expect, test } from 'vitest';
import { toStages } from './rankWay';

const ranks = [25, 100, 500, 2500].map((requiredPairs, at) => ({
  id: String(at),
  name: `R${at}`,
  requiredPairs,
  isCurrent: at === 1,
}));
const toParts = (matching: number) =>
  toStages({ ranks, matching }).map(({ done, missing }) => [done, missing]);

test.each<[number, (number | undefined)[][]]>([
  [
    0,
    [
      [0, 25],
      [0, 100],
      [0, 500],
      [0, 2500],
    ],
  ],
  [
    148,
    [
      [100, 0],
      [100, 0],
      [12, 352],
      [0, 2352],
    ],
  ],
  [
    499,
    [
      [100, 0],
      [100, 0],
      [99, 1],
      [0, 2001],
    ],
  ],
  [
    500,
    [
      [100, 0],
      [100, 0],
      [100, 0],
      [0, 2000],
    ],
  ],
  [
    9999,
    [
      [100, 0],
      [100, 0],
      [100, 0],
      [100, 0],
    ],
  ],
])('%s pairs: what is done of each part, and how far each rank is', (matching, parts) => {
  expect(toParts(matching)).toEqual(parts);
});

test('requirements may be unknown or out of order', () => {
  const odd = [
    { id: 'a', name: 'A', isCurrent: false },
    { id: 'b', name: 'B', requiredPairs: 100, isCurrent: false },
    { id: 'c', name: 'C', requiredPairs: 40, isCurrent: false },
  ];
  expect(toStages({ ranks: odd, matching: 50 })).toEqual([
    { id: 'a', name: 'A', done: 0, missing: undefined },
    { id: 'b', name: 'B', done: 50, missing: 50 },
    { id: 'c', name: 'C', done: 100, missing: 0 },
  ]);
});
