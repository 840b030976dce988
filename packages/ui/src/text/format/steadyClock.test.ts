import { afterEach, expect, test, vi } from 'vitest';
import { steadyClock, toWallTime } from './steadyClock';

afterEach(() => vi.useRealTimers());

test('a device whose clock is set back waits no longer for it, and shows the end by its new time', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 9, 14) });
  const until = steadyClock.now() + 60_000;
  vi.advanceTimersByTime(2000);
  vi.setSystemTime(Date.UTC(2026, 10, 20, 8, 14, 2));
  expect(until - steadyClock.now()).toBe(58_000);
  expect(toWallTime(until)).toBe(Date.UTC(2026, 10, 20, 8, 15));
});
