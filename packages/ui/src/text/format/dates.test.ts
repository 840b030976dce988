import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dateFormats, formatDate, isoDate, type DateFormat } from './dates';
import { formatRelative } from './relative';

const zones = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles'];
const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

// A §9, B §9, D90.
describe('formatDate', () => {
  it.each([
    ['UTC', '20-11-2026 21:17', '20-11-2026 09:17'],
    ['Asia/Kolkata', '21-11-2026 02:47', '21-11-2026 02:47'],
    ['America/Los_Angeles', '20-11-2026 13:17', '20-11-2026 01:17'],
  ])('shows a naive time as UTC in %s', (zone, shown, shown12) => {
    process.env['TZ'] = zone;
    for (const value of ['2026-11-20 21:17:05', '2026-11-20T21:17:05.000000Z', '2026-11-20T23:17:05+02:00']) {
      expect(formatDate(value, 'dayTime')).toBe(shown);
      expect(formatDate(value, 'dayTime12')).toBe(shown12);
      expect(isoDate(value)).toBe('2026-11-20T21:17:05.000Z');
    }
  });

  it.each(zones)('keeps a day that day in %s', (zone) => {
    process.env['TZ'] = zone;
    const days = fc.date({
      min: new Date(Date.UTC(1900, 0, 2)),
      max: new Date(Date.UTC(2100, 0, 1)),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-');
        expect(formatDate(iso, 'day')).toBe(`${day!}-${month!}-${year!}`);
        expect(formatDate(`${day!}-${month!}-${year!}`, 'slashDay')).toBe(`${day!}/${month!}/${year!}`);
        expect(isoDate(`${day!}/${month!}/${year!}`)).toBe(iso);
      }),
    );
  });

  it.each<[DateFormat, string]>([
    ['day', '05-03-2026'],
    ['dayTime', '05-03-2026 14:09'],
    ['slashDayTime', '05/03/2026 14:09'],
    ['slashDay', '05/03/2026'],
    ['dayTime12', '05-03-2026 02:09'],
    ['long', '5 March 2026, 14:09'],
    ['input', '2026-03-05'],
  ])('has the form %s', (format, shown) => {
    process.env['TZ'] = 'UTC';
    expect(formatDate('2026-03-05T14:09:00Z', format)).toBe(shown);
    expect(Object.keys(dateFormats)).toContain(format);
  });

  it.each([
    '',
    'soon',
    '2026-02-31',
    '31-02-2026',
    '13/25/2026',
    '2026-13-01',
    '2026-00-10',
    '2026-01-01 25:00',
    '2026-01-01 12:60',
    '2026-01-01T12:00:00+99:00',
    '2026-01-01junk',
    '0000-00-00 00:00:00',
    '1e9',
    null,
    undefined,
  ])('%j is --', (value) => {
    expect(formatDate(value, 'day')).toBe('--');
    expect(isoDate(value)).toBeUndefined();
    expect(formatRelative(value, 0)).toBe('--');
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatDate(text, 'long')).not.toMatch(/NaN|Invalid/);
      }),
    );
  });
});

it('tells a time as seen from now', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  expect(formatRelative('2026-11-20 10:00:00', now)).toBe('2 hours ago');
  expect(formatRelative('2026-11-19T12:00:00Z', now)).toBe('a day ago');
  expect(formatRelative('2026-11-20T12:00:30Z', now)).toBe('a few seconds ago');
});
