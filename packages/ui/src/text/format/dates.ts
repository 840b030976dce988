import dayjs, { type Dayjs } from 'dayjs';
import { noFigure } from './money';
import { parseMoment, type Moment } from './parseMoment';

/** Every date form of the specification, in dayjs tokens (A §9, B §9, D90). */
export const dateFormats = {
  /** News, tickets, joining dates, filters. */
  day: 'DD-MM-YYYY',
  /** Messages of a ticket, under their day. */
  time: 'HH:mm',
  /** Logs, deposits, last login. */
  dayTime: 'DD-MM-YYYY HH:mm',
  /** Withdraw history. */
  slashDayTime: 'DD/MM/YYYY HH:mm',
  /** Transfers. */
  slashDay: 'DD/MM/YYYY',
  /** Transactions: 12-hour without AM or PM, as specified; `<time>` has the exact one. */
  dayTime12: 'DD-MM-YYYY hh:mm',
  /** Subscription date on the dashboard (D59). */
  long: 'D MMMM YYYY, HH:mm',
  /** Value of `<input type="date">`, and of `dob` on the wire (D57). */
  input: 'YYYY-MM-DD',
} as const;

export type DateFormat = keyof typeof dateFormats;

/** A day without a time is that day everywhere; an instant is shown in the member's zone (D91). */
export const localMoment = (moment: Moment): Dayjs =>
  'instant' in moment ? dayjs(moment.instant) : dayjs(new Date(moment.year, moment.month - 1, moment.day));

/** A server's date in one of the forms, in local time; anything that is no date → `--`. */
export function formatDate(value: string | null | undefined, format: DateFormat): string {
  const moment = parseMoment(value);
  return moment ? localMoment(moment).format(dateFormats[format]) : noFigure;
}

/** For `<time datetime>`: the instant in UTC, or the bare day; undefined if it is no date. */
export function isoDate(value: string | null | undefined): string | undefined {
  const moment = parseMoment(value);
  if (!moment) return undefined;
  return 'instant' in moment
    ? new Date(moment.instant).toISOString()
    : localMoment(moment).format(dateFormats.input);
}
