import dayjs from 'dayjs';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { formatDate } from '../../format/dates';
import { dayTitle } from '../../format/days';
import { formatRelative } from '../../format/relative';
import { putMessages } from '../../putMessages';
import { loadDates, loadMessages, type Language } from '../index';

afterEach(() => {
  dayjs.locale('en');
  globalThis.portalWording = undefined;
  vi.resetModules();
});

const now = Date.parse('2026-11-21T10:00:00Z');
const minute = 60_000;
const agoBy = (ms: number) => formatRelative(new Date(now - ms).toISOString(), now);

const expectedAges: [Language, string[]][] = [
  [
    'en',
    ['a few seconds ago', 'a minute ago', '2 minutes ago', '11 minutes ago', '5 hours ago', '3 days ago'],
  ],
  [
    'es',
    [
      'hace unos segundos',
      'hace un minuto',
      'hace 2 minutos',
      'hace 11 minutos',
      'hace 5 horas',
      'hace 3 días',
    ],
  ],
  ['hi', ['कुछ ही क्षण पहले', 'एक मिनट पहले', '2 मिनट पहले', '11 मिनट पहले', '5 घंटे पहले', '3 दिन पहले']],
  ['ar', ['قبل بضع ثوانٍ', 'قبل دقيقة واحدة', 'قبل دقيقتين', 'قبل 11 دقيقة', 'قبل 5 ساعات', 'قبل 3 أيام']],
];

test.each(expectedAges)('ages are right in %s, with its own forms of a number', async (language, ages) => {
  await loadDates(language);
  expect([0, 1, 2, 11, 300, 3 * 1440].map((minutes) => agoBy(minutes * minute))).toEqual(ages);
});

test.each([
  ['en', '4 February 2026, 13:41'],
  ['es', '4 de febrero de 2026, 13:41'],
] as const)('a date in words joins its parts as %s does', async (language, date) => {
  await loadDates(language);
  expect(formatDate('2026-02-04T13:41:00Z', 'long')).toBe(date);
});

const languages = ['en', 'es', 'hi', 'ar'] as const;

/** What Intl writes for one field, with Latin digits. */
const intl = (language: Language, fields: Intl.DateTimeFormatOptions, at: number) =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...fields, timeZone: 'UTC' }).formatToParts(at);

test.each(languages)('months, days and halves of a day are those of Intl in %s', async (language) => {
  await loadDates(language);
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) }), (at) => {
      const date = dayjs.utc(at);
      const text = (fields: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes) =>
        intl(language, fields, at).find((part) => part.type === type)?.value;
      expect(date.format('MMMM')).toBe(text({ month: 'long' }, 'month'));
      expect(date.format('dddd')).toBe(text({ weekday: 'long' }, 'weekday'));
      // Members read AM and PM in Spanish and Hindi too (D90).
      const half = language === 'ar' ? text({ hour: 'numeric', hour12: true }, 'dayPeriod') : undefined;
      expect(date.format('A')).toBe(half ?? (date.hour() < 12 ? 'AM' : 'PM'));
    }),
    { examples: [0, 11, 12, 13, 23].map((hour) => [Date.UTC(2026, 10, 29, hour, 30)]) },
  );
});

test('noon is afternoon in Arabic, and a date joins its time as Arabic does', async () => {
  await loadDates('ar');
  expect(formatDate('2026-11-29T12:05:00Z', 'dayTime12')).toBe('29-11-2026 12:05 م');
  expect(formatDate('2026-11-27T21:21:00Z', 'long')).toBe('27 نوفمبر 2026، 21:21');
});

test('a day’s heading begins with a capital in Spanish', async () => {
  await loadDates('es');
  expect(dayTitle('2026-11-20', now + 9 * 24 * 60 * minute)).toMatch(/^Viernes, 20 de noviembre/);
});

const day = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) })
  .map((at) => new Date(at).toISOString().slice(0, 10));

/** Without the marks and thin spaces that languages put around a dash. */
const plain = (text: string) =>
  text.replaceAll(/[\u200E\u200F\u061C\u2066-\u2069]/g, '').replaceAll(/\s*–\s*/g, '–');

const region = (language: Language) => (language === 'en' ? 'en-GB' : `${language}-u-nu-latn`);

test.each(languages)('days and spans of days are those of Intl in %s', async (language) => {
  await loadDates(language);
  putMessages(await loadMessages(language), language);
  vi.resetModules();
  const [{ spanName }, { spanText }] = await Promise.all([
    import('../../format/periods'),
    import('../../format/spanText'),
  ]);
  await (await import('../index')).loadDates(language);
  const inWords = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const withoutYear = new Intl.DateTimeFormat(region(language), inWords);
  const withYear = new Intl.DateTimeFormat(region(language), { ...inWords, year: 'numeric' });
  fc.assert(
    fc.property(day, fc.nat({ max: 100 }), (from, days) => {
      const start = Date.parse(from);
      const end = start + days * 24 * 60 * minute;
      const to = new Date(end).toISOString().slice(0, 10);
      const isOneYear = from.slice(0, 4) === to.slice(0, 4);
      // Intl adds the years of a span over New Year. The portal's spans are weeks and months.
      if (isOneYear)
        expect(plain(spanName({ from, to }, 'MMMM'))).toBe(plain(withoutYear.formatRange(start, end)));
      expect(spanText({ from: to, to })).toBe(plain(withYear.format(end)));
    }),
    { seed: 63 },
  );
});
