import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadingClock } from './readingClock';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is over after five seconds, not before, and once [A §8 Toasts, A §9 Timers]', () => {
  const over = vi.fn();
  createReadingClock(over).run();
  vi.advanceTimersByTime(4999);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(over).toHaveBeenCalledTimes(1);
});

test('a pause holds it as long as it lasts and what was left comes after [A §9 Timers]', () => {
  const over = vi.fn();
  const clock = createReadingClock(over);
  clock.run();
  vi.advanceTimersByTime(3000);
  clock.pause();
  vi.advanceTimersByTime(60_000);
  expect(over).not.toHaveBeenCalled();
  clock.run();
  clock.run();
  vi.advanceTimersByTime(1999);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledTimes(1);
});
