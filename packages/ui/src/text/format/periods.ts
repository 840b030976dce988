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

/** The first day of the week (a Monday) or month of a day. */
export function toPeriod(day: string, period: Period): string {
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

/** The name of the previous period in a sentence: `October`, `last week`. */
export const nameBefore = (first: string, period: Period): string =>
  period === 'week' ? earningsMessages.lastWeek : toDay(first).subtract(1, 'month').format('MMMM');

/** The first day of the week or month that a list's days cover. Undefined if they don't match one exactly. */
export function chosenPeriod(
  { from, to }: { readonly [name: string]: string | undefined },
  period: Period,
): string | undefined {
  if (from === undefined || toPeriod(from, period) !== from) return undefined;
  return toSpan(from, period).to === to ? from : undefined;
}
