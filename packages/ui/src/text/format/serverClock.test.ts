import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portalToday } from './dates';
import { noteServerTime, serverAhead, serverNow, watchServerClock } from './serverClock';

const server = Date.parse('2026-11-22T10:00:00Z');
const hour = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: server }));
afterEach(() => {
  noteServerTime(Date.now());
  vi.useRealTimers();
});

// Proves: clockBarMessages.wrongClock
test.each([
  ['26 h behind', -26, '2026-11-22'],
  ['26 h ahead', 26, '2026-11-22'],
])('today is the server’s on a device %s', (_device, hours, today) => {
  vi.setSystemTime(server + hours * hour);
  noteServerTime(server);
  expect([portalToday(), serverNow()]).toEqual([today, server]);
  expect(serverAhead()).toBe(-hours * hour);
});

test('a clock set back midway is noticed with the next answer, once', () => {
  const changed = vi.fn();
  const end = watchServerClock(changed);
  noteServerTime(server + 999);
  expect(changed).not.toHaveBeenCalled();
  vi.setSystemTime(server - hour);
  for (const late of [0, 3000, 9000]) noteServerTime(server + late);
  expect(changed).toHaveBeenCalledOnce();
  expect(serverNow()).toBe(server);
  vi.setSystemTime(server);
  noteServerTime(server - 4000);
  expect([changed.mock.calls.length, serverAhead()]).toEqual([2, 0]);
  end();
});
