import { afterEach, expect, test } from 'vitest';
import { setPortalZone } from '../../text/format/portalZone';
import { isLongWait, limitEnd } from './longWait';

afterEach(() => setPortalZone('UTC'));

test.each([
  ['UTC', '23-11-2026 09:15 UTC'],
  ['Asia/Kolkata', '23-11-2026 14:45 UTC+5:30'],
  ['America/Los_Angeles', '23-11-2026 01:15 UTC−8'],
])('a limit ends at the whole minute of %s (D109) [A §4 OTP resend]', (zone, text) => {
  setPortalZone(zone);
  expect(limitEnd(Date.UTC(2026, 10, 23, 9, 14, 1))).toBe(text);
  expect(limitEnd(Date.UTC(2026, 10, 23, 9, 15))).toBe(text);
});

test('the wait between two codes is counted down, a longer one is a limit (A §9) [A §4 OTP resend]', () => {
  expect([60, 120, 121, 75_600].map(isLongWait)).toEqual([false, false, true, true]);
});
