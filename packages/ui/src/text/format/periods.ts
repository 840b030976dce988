import { earningsMessages } from '../charts/earningsMessages';
import { formatInWords, dateFormats } from './dates';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

// Weeks and months of the portal's calendar (D109), by their first days as `YYYY-MM-DD`. A day has no zone,
// so the calculation uses UTC.

/** The period of a sum, such as bonuses. */
export type Period = 'week' | 'month';

/** The number of weeks or months in a chart. */
const shownPeriods = 12;

const toDay = (day: string) => dayjs.utc(day);
const formatDay = (day: dayjs.Dayjs) => day.format(dateFormats.input);

/** The first day of the week (a Monday) or month of a day. A month is read from the text, for lists of 100,000 rows. */
export function toPeriod(day: string, period: Period): string {
  if (period === 'month' && /^\d{4}-(?:0[1-9]|1[0-2])-/.test(day)) return `${day.slice(0, 8)}01`;
  const date = toDay(day);
  return formatDay(period === 'month' ? date.startOf('month') : date.subtract((date.day() + 6) % 7, 'day'));
}

/** The last weeks or months up to that of `today`, the earliest first. */
export const lastPeriods = (today: string, period: Period): string[] =>
  Array.from({ length: shownPeriods }, (_, at) =>
    formatDay(toDay(toPeriod(today, period)).subtract(shownPeriods - 1 - at, period)),
  );

/** The first and the last day of a week or month. */
export const toSpan = (first: string, period: Period) => ({
  from: first,
  to: formatDay(toDay(first).add(1, period).subtract(1, 'day')),
});

/** The short name of a week or month under its bar, and its full name. */
export function periodNames(first: string, period: Period): { label: string; title: string } {
  const date = toDay(first);
  return period === 'month'
    ? { label: date.format('MMM'), title: formatInWords(date, 'MMMM YYYY') }
    : {
        label: date.format('D MMM'),
        title: earningsMessages.weekStarting({ day: formatInWords(date, 'D MMMM YYYY') }),
      };
}

/** The last day of another week or month (by its first day) that compares with today in the running one (D141). */
export function sameDay(first: string, today: string, period: Period): string {
  // A text would be read in the device's zone.
  const passed = toDay(today).diff(toDay(toPeriod(today, period)), 'day');
  const day = formatDay(toDay(first).add(passed, 'day'));
  const last = toSpan(first, period).to;
  return day < last ? day : last;
}

/** The days so far of the running week or month, and the same days of the one before (D141). */
export function comparedDays(today: string, period: Period) {
  const first = toPeriod(today, period);
  const before = formatDay(toDay(first).subtract(1, period));
  return { now: { from: first, to: today }, before: { from: before, to: sameDay(before, today, period) } };
}

/** A span of days in words: `1–26 November`, `30 November – 4 December`, `1 November`. */
export function spanName({ from, to }: { from: string; to: string }, month: 'MMM' | 'MMMM'): string {
  const [start, end] = [toDay(from), toDay(to)];
  if (from === to) return formatInWords(end, `D ${month}`);
  return start.month() === end.month()
    ? formatInWords(
        end,
        `[${earningsMessages.days({ from: start.format('D'), to: end.format('D') })}] ${month}`,
      )
    : `${formatInWords(start, `D ${month}`)} – ${formatInWords(end, `D ${month}`)}`;
}

/** The first day of the week or month that a list's days cover. Undefined if they don't match one exactly. */
export function chosenPeriod(
  { from, to }: { readonly [name: string]: string | undefined },
  period: Period,
): string | undefined {
  if (from === undefined || toPeriod(from, period) !== from) return undefined;
  return toSpan(from, period).to === to ? from : undefined;
}
