import { expect, test } from 'vitest';
import { toParts as toStageParts, toStages } from './rankStages';

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
])('%s pairs: what is done of each part, and how far each rank is [B §2 Rank Details]', (matching, parts) => {
  expect(toParts(matching)).toEqual(parts);
});

test('requirements may be unknown or out of order', () => {
  const odd = [
    { id: 'a', name: 'A', isCurrent: false },
    { id: 'b', name: 'B', requiredPairs: 100, isCurrent: false },
    { id: 'c', name: 'C', requiredPairs: 40, isCurrent: false },
  ];
  expect(toStages({ ranks: odd, matching: 50 })).toEqual([
    { id: 'a', name: 'A', done: 0, missing: undefined, isCurrent: false },
    { id: 'b', name: 'B', done: 50, missing: 50, pairs: 100, isCurrent: false },
    { id: 'c', name: 'C', done: 100, missing: 0, pairs: 40, isCurrent: false },
  ]);
});

test.each([
  [0, -1, 'next far far far'],
  [148, 1, 'done you next far'],
  // Where the member is comes from the server, whatever the pairs say.
  [148, 0, 'you done next far'],
  [2500, 3, 'done done done you'],
])('with %i pairs and rank %i the stages are %s', (matching, current, parts) => {
  const own = ranks.map((rank, at) => ({ ...rank, isCurrent: at === current }));
  expect(toStageParts(toStages({ ranks: own, matching })).join(' ')).toBe(parts);
});
