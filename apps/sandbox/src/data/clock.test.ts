import { expect, test } from 'vitest';
import { createClock, fixedClock } from './clock';

test('a clock goes on from where it was advanced to', () => {
  let machine = 1_000;
  const clock = createClock(() => new Date(machine));
  clock.advance(60);
  machine += 500;
  expect(clock.now().getTime()).toBe(61_500);
  clock.advance(0.25);
  expect(clock.now().getTime()).toBe(61_750);
  clock.share(10);
  clock.share(20);
  expect(clock.now().getTime()).toBe(81_750);
  clock.reset();
  expect(clock.now().getTime()).toBe(1_500);
});

test('a fixed clock changes only when it is advanced', () => {
  const clock = fixedClock('2026-11-20T09:00:00Z');
  clock.advance(3_600);
  expect(clock.now().toISOString()).toBe('2026-11-20T10:00:00.000Z');
});
