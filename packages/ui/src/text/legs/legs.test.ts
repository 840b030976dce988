import { expect, test } from 'vitest';
import { toWaitingBots } from './legs';

// Proves: legsCardMessages.decides.left | legsCardMessages.decides.right
test('a leg waits with what it has more than the other, and its worth is exact', () => {
  expect(toWaitingBots({ left: 2248, right: 343, pairBonus: '5.00' })).toEqual({
    ...{ left: 1905, right: 0, weak: 'right', worth: '9525.00' },
  });
  expect(toWaitingBots({ left: 1, right: 4, pairBonus: '0.10' })).toEqual({
    ...{ left: 0, right: 3, weak: 'left', worth: '0.30' },
  });
});

test('even legs have none waiting, and without a bonus there is no worth (D113)', () => {
  expect(toWaitingBots({ left: 7, right: 7, pairBonus: '5.00' })).toEqual({ left: 0, right: 0 });
  expect(toWaitingBots({ left: 7, right: 6 })).toEqual({ left: 1, right: 0, weak: 'right' });
});
