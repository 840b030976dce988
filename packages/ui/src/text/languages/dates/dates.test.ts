import dayjs from 'dayjs';
import { afterEach, expect, test } from 'vitest';
import { formatDate } from '../../format/dates';
import { formatRelative } from '../../format/relative';
import { loadDates, type Language } from '../index';

afterEach(() => void dayjs.locale('en'));

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

test.each(expectedAges)(
  'ages are expectedAges in %s, with its own forms of a number',
  async (language, ages) => {
    await loadDates(language);
    expect([0, 1, 2, 11, 300, 3 * 1440].map((minutes) => agoBy(minutes * minute))).toEqual(ages);
  },
);

test.each([
  ['en', '4 February 2026, 13:41'],
  ['es', '4 de febrero de 2026, 13:41'],
] as const)('a date in words joins its parts as %s does', async (language, date) => {
  await loadDates(language);
  expect(formatDate('2026-02-04T13:41:00Z', 'long')).toBe(date);
});
