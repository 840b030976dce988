import { expect, test } from 'vitest';
import { toPayoutReason } from './payoutReason.mappers';

const toReason = (why: unknown) => toPayoutReason({ why } as Parameters<typeof toPayoutReason>[0]);

const none = { base: undefined, rate: undefined, level: undefined, pair: undefined, purchase: undefined };

test.each([
  [
    { base: '1000.00', rate: '10', level: 1, purchase: 'Pro Bot' },
    { ...none, base: '1000.00', rate: '10', level: 1, purchase: 'Pro Bot' },
  ],
  [
    { rate: '1.1250', base: 5000 },
    { ...none, rate: '1.125', base: '5000' },
  ],
  [
    { rate: '10.00', pair: '12' },
    { ...none, rate: '10', pair: 12 },
  ],
  [
    { level: 0, purchase: ' ', pair: 3 },
    { ...none, pair: 3 },
  ],
])('of %j a bonus has the reason %j', (why, reason) => {
  expect(toReason(why)).toEqual(reason);
});

test.each([
  [undefined],
  [null],
  ['x'],
  [[]],
  [{}],
  [{ rate: '-1', base: {}, level: 'first', purchase: Symbol.iterator }],
])('of %s it has none', (why) => {
  expect(toReason(why)).toBeUndefined();
});
