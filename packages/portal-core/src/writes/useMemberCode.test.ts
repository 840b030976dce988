import { expect, test } from 'vitest';
import { failed, ok, refused } from '../calls/outcome.fixtures';
import { getCodeWaits } from './useMemberCode';

const minute = 60_000;

test('a dialog requests a code automatically once in a minute, however often it opens (B §4)', () => {
  const waits = getCodeWaits({});
  expect(waits.mayAsk('withdraw amara', 0)).toBe(true);
  expect(waits.record('withdraw amara', ok({}), 0)).toBe(minute);
  expect(waits.mayAsk('withdraw amara', 1)).toBe(false);
  expect(waits.mayAsk('withdraw amara', minute - 1)).toBe(false);
  expect(waits.mayAsk('withdraw amara', minute)).toBe(true);
});

test('another purpose and another member wait for nothing', () => {
  const waits = getCodeWaits({});
  waits.record('withdraw amara', ok({}), 0);
  expect(waits.mayAsk('transfer amara', 1)).toBe(true);
  expect(waits.mayAsk('withdraw jonas', 1)).toBe(true);
  expect(waits.until('transfer amara')).toBeUndefined();
});

test('a refusal that names a wait is one, and what came to nothing is none', () => {
  const waits = getCodeWaits({});
  expect(waits.record('mt5 amara', failed('network'), 0)).toBeUndefined();
  expect(waits.mayAsk('mt5 amara', 0)).toBe(true);
  waits.record('mt5 amara', refused({}, { status: 429, retryAfter: 41 }), 0);
  expect(waits.mayAsk('mt5 amara', 40_999)).toBe(false);
  waits.record('mt5 amara', failed('network'), 2);
  expect(waits.until('mt5 amara')).toBe(41_000);
});

test('all screens of a portal share its waits, and the next portal of a page has its own', () => {
  const portal = {};
  getCodeWaits(portal).record('withdraw amara', ok({}), 0);
  expect(getCodeWaits(portal).mayAsk('withdraw amara', 1)).toBe(false);
  expect(getCodeWaits({}).mayAsk('withdraw amara', 1)).toBe(true);
});
