import { afterEach, expect, test, vi } from 'vitest';
import { dayKey, dayTitle, toTime } from './days';
import { exactTime, ownExactTime } from './bothZones';
import { spanText } from './spanText';

afterEach(() => vi.unstubAllEnvs());

const now = Date.parse('2026-11-22T10:00:00Z');

test.each([
  ['2026-11-22', 'Today, 22 November'],
  ['2026-11-21', 'Yesterday, 21 November'],
  ['2026-11-20', 'Friday, 20 November'],
  ['2026-11-23', 'Monday, 23 November'],
  ['2025-11-22', 'Saturday, 22 November 2025'],
  ['', 'No date'],
])('%s is headed %s', (day, title) => {
  expect(dayTitle(day, now)).toBe(title);
});

test.each([
  ['Africa/Cairo', '2026-04-24', '2026-04-25', 'Yesterday, 24 April'],
  ['America/Santiago', '2026-09-05', '2026-09-06', 'Yesterday, 5 September'],
  ['America/Santiago', '2026-09-06', '2026-09-07', 'Yesterday, 6 September'],
  ['Asia/Beirut', '2026-03-29', '2026-03-30', 'Yesterday, 29 March'],
])('on a device in %s a missing midnight leaves %s before %s', (zone, day, today, title) => {
  vi.stubEnv('TZ', zone);
  expect(dayTitle(day, Date.parse(`${today}T10:00Z`))).toBe(title);
  expect(spanText({ from: day, to: today })).toMatch(new RegExp(`^${Number(day.slice(8))} `));
});

test.each([
  ['2026-11-20T00:05:00Z', '00:05', '12:05 AM'],
  ['2026-11-20T12:00:00Z', '12:00', '12:00 PM'],
  ['2026-11-20T14:32:59Z', '14:32', '02:32 PM'],
])('%s is %s, or %s for transactions (D90)', (at, time, time12) => {
  expect([toTime(at), toTime(at, 12)]).toEqual([time, time12]);
  expect([exactTime(at), exactTime(at, { clock: 12 })]).toEqual([
    `20-11-2026 ${time}`,
    `20-11-2026 ${time12}`,
  ]);
});

test('a day without a time has none', () => {
  expect([toTime('2026-11-20'), exactTime('2026-11-20')]).toEqual(['--', '20-11-2026']);
  expect([toTime('yesterday'), exactTime('yesterday')]).toEqual(['--', '--']);
});

test('also shows a moment in the member’s own zone, with its name', () => {
  expect(ownExactTime('2026-11-20T14:32:00Z')).toMatch(/^2[01]-11-2026 \d\d:\d\d UTC/);
  expect(ownExactTime('2026-11-20')).toBe('20-11-2026');
  expect(ownExactTime(undefined)).toBe('--');
  expect(exactTime('2026-11-20T14:32:00Z', { slashes: true })).toMatch(/^20\/11\/2026 \d\d:\d\d$/);
  expect(ownExactTime('2026-11-20T14:32:00Z', { slashes: true })).toMatch(/^2[01]\/11\/2026 \d\d:\d\d UTC/);
  expect(dayKey(undefined)).toBe('');
});
