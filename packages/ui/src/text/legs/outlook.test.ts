import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWaitingBots } from './legs';
import { formatOutlook, toOutlook } from './outlook';
import { outlookMessages } from './outlookMessages';
import { formatPace, toPace } from './pace';

const counts = fc.nat({ max: 500 });

// Proves: outlookMessages.enough
test('the pairs gained and missing are those of a tree in which each of them bought', () => {
  fc.assert(
    fc.property(counts, counts, counts, fc.integer({ min: 1, max: 900 }), (left, right, unpaid, missing) => {
      const bots = toWaitingBots({ left, right });
      const outlook = toOutlook(bots, missing, unpaid);
      fc.pre(outlook !== undefined);
      const after = { left, right, [outlook.weak]: (outlook.weak === 'left' ? left : right) + unpaid };
      const gained = Math.min(after.left, after.right) - Math.min(left, right);
      expect(outlook.gained).toBe(gained);
      expect(outlook.short).toBe(Math.max(0, missing - gained));
      // One more bot on the named leg makes a pair, or both legs are even and need one each.
      if (outlook.next) expect(after[outlook.next]).toBeLessThanOrEqual(Math.max(after.left, after.right));
      expect(outlook.next === undefined).toBe(outlook.short === 0);
      expect(formatOutlook(outlook)).not.toMatch(/undefined|NaN/);
    }),
    { numRuns: 500 },
  );
});

test('unknown is not no: without a goal, a count or a weaker leg there is no outlook', () => {
  const weak = toWaitingBots({ left: 9, right: 2 });
  expect(toOutlook(weak, undefined, 3)).toBeUndefined();
  expect(toOutlook(weak, 5, undefined)).toBeUndefined();
  expect(toOutlook(toWaitingBots({ left: 2, right: 2 }), 5, 3)).toBeUndefined();
});

test('the issue’s own numbers in words', () => {
  const outlook = toOutlook(toWaitingBots({ left: 883, right: 144 }), 156, 106);
  expect(outlook && formatOutlook(outlook)).toBe(
    'If all 106 bought one bot each, 50 pairs would still be missing. New members have to join on the right.',
  );
});

// Proves: outlookMessages.by | outlookMessages.far
test.each([
  [{ pairs: 90, days: 90 }, 156, { month: 'May 2027' }],
  [{ pairs: 0, days: 90 }, 156, 'none' as const],
  [{ pairs: 1, days: 90 }, 156, 'far' as const],
  [{ pairs: 200, days: 1 }, 1, { month: 'November 2026' }],
])('with %j the %i missing pairs are made by %j', (recent, missing, pace) => {
  expect(toPace(recent, missing, '2026-11-29')).toEqual(pace);
  const words = formatPace(recent, pace);
  expect(words).toContain('{rank}');
  expect(words.includes(outlookMessages.by)).toBe(typeof pace === 'object');
  expect(words.includes(outlookMessages.far)).toBe(pace === 'far');
});

test('a faster pace is never later', () => {
  const months = (pairs: number, missing: number) => {
    const pace = toPace({ pairs, days: 90 }, missing, '2026-11-29');
    return typeof pace === 'string' ? Infinity : Date.parse(`1 ${pace.month} UTC`);
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 2000 }),
      (one, more, missing) => months(one + more, missing) <= months(one, missing),
    ),
    { numRuns: 300 },
  );
});
