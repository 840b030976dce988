import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { noFigure } from './money';
import { parseMoment, type Moment } from './parseMoment';
import { serverNow } from './serverClock';
import { portalOffset } from './zone';

dayjs.extend(utc);

/** All date formats of the specification, in dayjs tokens (A §9, B §9, D90). */
export const dateFormats = {
  /** News, tickets, joining dates, filters. */
  day: 'DD-MM-YYYY',
  /** Rows and messages of a ticket, under their day. */
  time: 'HH:mm',
  /** Transactions under their day. */
  time12: 'hh:mm A',
  /** Logs, deposits, last login. */
  dayTime: 'DD-MM-YYYY HH:mm',
  /** Withdraw history. */
  slashDayTime: 'DD/MM/YYYY HH:mm',
  /** Transfers. */
  slashDay: 'DD/MM/YYYY',
  /** Transactions, with AM or PM to distinguish 14:32 and 02:32 (D90). */
  dayTime12: 'DD-MM-YYYY hh:mm A',
  /** Subscription date on the dashboard (D59). */
  long: 'D MMMM YYYY, HH:mm',
  /** Value of `<input type="date">`, and of `dob` in the API (D57). */
  input: 'YYYY-MM-DD',
  /** A cell of a file, which spreadsheets read as a date (ISO 8601 with a space). */
  sheet: 'YYYY-MM-DD HH:mm:ss',
} as const;

export type DateFormat = keyof typeof dateFormats;

/** Hours of a clock. Transactions alone have 12 (D90), in their table, on phones and in their details. */
export type Clock = 12 | 24;

/**
 * The local time at a moment (ms) for clocks `offset` minutes ahead of UTC, as a date whose parts are read in
 * UTC.
 */
export const clockAt = (instant: number, offset: number): Dayjs => dayjs.utc(instant + offset * 60_000);

/** The portal's clock and calendar at a moment (D109). A day without a time is the same day everywhere. */
export const portalClock = (moment: Moment): Dayjs =>
  'instant' in moment
    ? clockAt(moment.instant, portalOffset(moment.instant))
    : dayjs.utc(Date.UTC(moment.year, moment.month - 1, moment.day));

/** How languages join the parts of a date in words: Spanish by "de", Arabic by its own comma. */
const joins: Record<string, (form: string) => string> = {
  es: (form) => form.replaceAll(/ (?=MMMM|YYYY)/g, ' [de] '),
  ar: (form) => form.replaceAll(',', '،'),
};

/** A date whose month is a word: `27 November 2026`. */
export const formatInWords = (date: Dayjs, form: string): string =>
  date.format(joins[dayjs.locale()]?.(form) ?? form);

/** A server's date in one of the formats, in the portal's zone. Anything else shows `--`. */
export function formatDate(value: string | null | undefined, format: DateFormat): string {
  const moment = parseMoment(value);
  return moment ? formatInWords(portalClock(moment), dateFormats[format]) : noFigure;
}

/** Today on the portal's calendar, as `YYYY-MM-DD`. Filters, limits and file names use it (D109). */
export const portalToday = (now = serverNow()): string =>
  portalClock({ instant: now }).format(dateFormats.input);

/** The instant in UTC, or the day without a time, for `<time datetime>`. Undefined for an invalid date. */
export function isoDate(value: string | null | undefined): string | undefined {
  const moment = parseMoment(value);
  if (!moment) return undefined;
  return 'instant' in moment
    ? new Date(moment.instant).toISOString()
    : portalClock(moment).format(dateFormats.input);
}

/**
 * A server's date as a spreadsheet reads it, `2026-11-20 21:17:05` on the portal's clock, or the day alone. Undefined for
 * an invalid date.
 */
export function formatSheetDate(value: string | null | undefined): string | undefined {
  const moment = parseMoment(value);
  return moment && portalClock(moment).format('instant' in moment ? dateFormats.sheet : dateFormats.input);
}
