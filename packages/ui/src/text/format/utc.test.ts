import { afterEach, expect, it } from 'vitest';
import { formatUtc } from './utc';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

it.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])('is the same wherever it is read: %s', (zone) => {
  process.env['TZ'] = zone;
  expect(formatUtc('2026-11-20T23:59:59Z')).toBe('20-11-2026 23:59');
  expect(formatUtc('2026-11-20 00:00:00')).toBe('20-11-2026 00:00');
  expect(formatUtc('2026-11-20T01:30:00+02:00')).toBe('19-11-2026 23:30');
  expect(formatUtc('20-11-2026')).toBe('20-11-2026');
});

it.each(['', 'soon', '2026-02-31', null, undefined])('%j is --', (value) => {
  expect(formatUtc(value)).toBe('--');
});
