import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateFormats, formatDate, isoDate, portalToday, type DateFormat } from './dates';
import { parseMoment } from './parseMoment';
import { setPortalZone } from './portalZone';
import { formatRelative } from './relative';

const zones = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles'];
afterEach(() => {
  setPortalZone('UTC');
  vi.unstubAllEnvs();
});

// A §9, B §9, D90.
describe('formatDate', () => {
  it.each([
    ['UTC', '20-11-2026 21:17', '20-11-2026 09:17 PM'],
    ['Asia/Kolkata', '21-11-2026 02:47', '21-11-2026 02:47 AM'],
    ['America/Los_Angeles', '20-11-2026 13:17', '20-11-2026 01:17 PM'],
  ])('shows a naive time as UTC in %s [A §9 Formats, B §9 Dates]', (zone, shown, shown12) => {
    setPortalZone(zone);
    for (const value of ['2026-11-20 21:17:05', '2026-11-20T21:17:05.000000Z', '2026-11-20T23:17:05+02:00']) {
      expect(formatDate(value, 'dayTime')).toBe(shown);
      expect(formatDate(value, 'dayTime12')).toBe(shown12);
      expect(isoDate(value)).toBe('2026-11-20T21:17:05.000Z');
    }
  });

  it.each(zones)('does not ask the device, which lives in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    setPortalZone('Asia/Kolkata');
    expect(formatDate('2026-11-20T19:45:00Z', 'dayTime')).toBe('21-11-2026 01:15');
  });

  it('does not lose the hours that the device skips or repeats', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatDate('2026-03-08T02:30:00Z', 'dayTime')).toBe('08-03-2026 02:30');
    expect(formatDate('2026-11-01T01:30:00Z', 'dayTime')).toBe('01-11-2026 01:30');
  });

  it.each(zones)('keeps a day that day in %s [A §9 Formats, B §9 Dates]', (zone) => {
    setPortalZone(zone);
    vi.stubEnv('TZ', zone);
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
    ['dayTime12', '05-03-2026 02:09 PM'],
    ['long', '5 March 2026, 14:09'],
    ['input', '2026-03-05'],
  ])('has the form %s [A §9 Formats, B §9 Dates]', (format, shown) => {
    expect(formatDate('2026-03-05T14:09:00Z', format)).toBe(shown);
    expect(Object.keys(dateFormats)).toContain(format);
  });

  it.each([
    ['2026-03-05', { year: 2026, month: 3, day: 5 }],
    [' 05/03/2026 ', { year: 2026, month: 3, day: 5 }],
    ['1900-01-01', { year: 1900, month: 1, day: 1 }],
    ['2028-02-29', { year: 2028, month: 2, day: 29 }],
    ['2026-03-05 00:00', { instant: Date.UTC(2026, 2, 5) }],
    ['05-03-2026T23:59:59', { instant: Date.UTC(2026, 2, 5, 23, 59, 59) }],
    ['2026-03-05t14:09z', { instant: Date.UTC(2026, 2, 5, 14, 9) }],
    ['2026-03-05 14:09 +0530', { instant: Date.UTC(2026, 2, 5, 8, 39) }],
    ['2026-03-05 14:09-05:30', { instant: Date.UTC(2026, 2, 5, 19, 39) }],
    ['2026-03-05T14:09:00+14:00', { instant: Date.UTC(2026, 2, 5, 0, 9) }],
    ['2026-03-05T14:09:00.5', { instant: Date.UTC(2026, 2, 5, 14, 9, 0, 500) }],
    ['2026-03-05T14:09:00.123456789Z', { instant: Date.UTC(2026, 2, 5, 14, 9, 0, 123) }],
  ])('%j is read', (text, moment) => expect(parseMoment(text)).toEqual(moment));

  it.each([
    ...['x2026-03-05', '2026-03-05x', 'x05-03-2026', '05-03-2026x', '5-3-2026', '1899-12-31', '2026-04-31'],
    ...['2026-03-05 14', '2026-03-05 14:9', '2026-03-05 24:00', '2026-03-05 14:60', '2026-03-05 14:09:60'],
    ...[
      '2026-03-05\nx',
      '05-03-2026\nx',
      '2026-03-05 14:09\nx',
      '2026-03-05x 14:09',
      '2026-00-05',
      '2026-03-00',
    ],
    ...['2026-03-05x14:09', '2026-03-05 14:09:00.', '2026-03-05 14:09:00.1234567890', '2026-03-05 14:09 Y'],
    ...[
      '2026-03-05 14:09+14:01',
      '2026-03-05 14:09x+05:30',
      '2026-03-05 14:09+05:30x',
      '2026-03-05 14:09+5:30',
    ],
  ])('%j is no moment', (text) => expect(parseMoment(text)).toBeUndefined());

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
  ])('%j is -- [B §9 Dates]', (value) => {
    expect(formatDate(value, 'day')).toBe('--');
    expect(isoDate(value)).toBeUndefined();
    expect(formatRelative(value, 0)).toBe('--');
  });

  it('never throws for any value', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatDate(text, 'long')).not.toMatch(/NaN|Invalid/);
      }),
    );
  });
});

// D109: the row of a moment is in the day that the portal calls today at that moment.
describe.each(zones)('for a member in %s', (device) => {
  it.each([
    ['UTC', '2026-11-20T19:45:00Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T19:45:00Z', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-21T04:00:00Z', '2026-11-20'],
    ['UTC', '2026-11-21T04:00:00Z', '2026-11-21'],
  ])('today in a portal of %s at %s is %s', (zone, now, today) => {
    vi.stubEnv('TZ', device);
    setPortalZone(zone);
    expect(portalToday(Date.parse(now))).toBe(today);
    expect(formatDate(now, 'input')).toBe(today);
  });
});

it.each(zones)('a bare day begins with the midnight of a portal of %s', (zone) => {
  setPortalZone(zone);
  const midnight =
    Date.UTC(2026, 10, 20) - { UTC: 0, 'Asia/Kolkata': 5.5, 'America/Los_Angeles': -8 }[zone]! * 3600_000;
  expect(formatRelative('2026-11-20', midnight + 3 * 3600_000)).toBe('3 hours ago');
});

it('formats a time relative to now [B §9 Dates]', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  expect(formatRelative('2026-11-20 10:00:00', now)).toBe('2 hours ago');
  expect(formatRelative('2026-11-19T12:00:00Z', now)).toBe('a day ago');
  expect(formatRelative('2026-11-20T12:00:30Z', now)).toBe('a few seconds ago');
});
