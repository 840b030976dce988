import { expect, test } from 'vitest';
import { parseHeldUntil, parseHoldHours } from './held';

const now = Date.UTC(2026, 10, 22, 9, 14);

test.each([
  ['2026-11-23T09:14:00Z', '2026-11-23T09:14:00.000Z'],
  ['2026-11-23T10:14:00+01:00', '2026-11-23T09:14:00.000Z'],
  ['2026-11-23 09:14:00', '2026-11-23T09:14:00.000Z'],
  ['2026-11-22T09:14:00Z', undefined],
  ['2026-11-22T09:14:01Z', '2026-11-22T09:14:01.000Z'],
  [null, undefined],
  [undefined, undefined],
  ['soon', undefined],
  [{}, undefined],
])('withdrawals held until %j are shown as %j (T29)', (value, until) => {
  expect(parseHeldUntil(value, now)).toBe(until);
});

test.each([
  [24, 24],
  ['24', 24],
  [0, undefined],
  [-24, undefined],
  [100_000, undefined],
  [null, undefined],
  [undefined, undefined],
  [{}, undefined],
])('a hold of %j hours is announced as %j (D140)', (value, hours) => {
  expect(parseHoldHours(value)).toBe(hours);
});
