import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdTimers } from '../storybook/run/holdTimers.mjs';

/** In ms. The clock is simulated, so nothing waits. */
const [long, short] = [2000, 50];

const page = globalThis as unknown as { __hold: (isHeld: boolean) => void };
let pretended: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'setInterval'>;

beforeEach(() => {
  vi.useFakeTimers();
  const { setTimeout, clearTimeout, setInterval } = globalThis;
  pretended = { setTimeout, clearTimeout, setInterval };
  // It replaces the page's timers, here the simulated ones.
  holdTimers();
});
afterEach(() => {
  // Restores the simulated timers. Otherwise the next tests would lose the real ones.
  Object.assign(globalThis, pretended);
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, '__hold');
});

it('lets long waits wait while a page is looked at, and what is due run after it', () => {
  const output: string[] = [];
  setTimeout(() => output.push('goes after two seconds'), long);
  setTimeout(() => output.push('is drawn soon'), short);
  page.__hold(true);
  vi.advanceTimersByTime(10_000);
  expect(output).toEqual(['is drawn soon']);
  page.__hold(false);
  expect(output).toEqual(['is drawn soon', 'goes after two seconds']);
});

it('forgets what was called off meanwhile, and leaves out the turns of what repeats', () => {
  const output: string[] = [];
  const gone = setTimeout(() => output.push('called off'), long);
  const ticks = setInterval(() => output.push('tick'), 1000);
  page.__hold(true);
  vi.advanceTimersByTime(5000);
  clearTimeout(gone);
  page.__hold(false);
  expect(output).toEqual([]);
  vi.advanceTimersByTime(1000);
  clearInterval(ticks);
  expect(output).toEqual(['tick']);
});
