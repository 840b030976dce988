import { expect, test } from 'vitest';
import { legShares } from './legShares';

test.each([
  [418, 296, { left: 100, right: 71 }],
  [1, 5000, { left: 2, right: 100 }],
  [7, 7, { left: 100, right: 100 }],
  [0, 3, { left: 0, right: 100 }],
  [0, 0, { left: 0, right: 0 }],
  [undefined, undefined, { left: 0, right: 0 }],
  [-2, 4, { left: 0, right: 100 }],
])('%s and %s members: %j', (left, right, shares) => {
  expect(legShares(left, right)).toEqual(shares);
});
