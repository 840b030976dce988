import { earningsWords } from '../pictures/earningsWords';
import { dateFormats } from './dates';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

// Weeks and months of the portal's calendar (D109), by their first days as `YYYY-MM-DD`. A day has no zone, so it is
// reckoned with in UTC.

/** What bonuses and such are added up by. */
export type Period = 'week' | 'month';

/** How many weeks or months a picture has. */
const shownPeriods = 12;

const dayOf = (day: string) => dayjs.utc(day);
const textOf = (day: dayjs.Dayjs) => day.format(dateFormats.input);

/** The first day of the week (a Monday) or month that a day is in. */
export function periodOf(day: string, period: Period): string {
  const date = dayOf(day);
  return textOf(period === 'month' ? date.startOf('month') : date.subtract((date.day() + 6) % 7, 'day'));
}

/** The weeks or months that end with the one of `today`, the earliest first. */
export const lastPeriods = (today: string, period: Period): string[] =>
  Array.from({ length: shownPeriods }, (_, at) =>
    textOf(dayOf(periodOf(today, period)).subtract(shownPeriods - 1 - at, period)),
  );

/** The first and the last day of a week or month. */
export const spanOf = (first: string, period: Period) => ({
  from: first,
  to: textOf(dayOf(first).add(1, period).subtract(1, 'day')),
});

/** How a week or month is called under its bar, and in full. */
export function periodNames(first: string, period: Period): { label: string; title: string } {
  const date = dayOf(first);
  return period === 'month'
    ? { label: date.format('MMM'), title: date.format('MMMM YYYY') }
    : { label: date.format('D MMM'), title: earningsWords.weekOf(date.format('D MMMM YYYY')) };
}

/** How the period before is called in a sentence: `October`, `last week`. */
export const nameBefore = (first: string, period: Period): string =>
  period === 'week' ? earningsWords.lastWeek : dayOf(first).subtract(1, 'month').format('MMMM');

/** The week or month that a list's days are, by its first day. Undefined where they are no whole one. */
export function chosenPeriod(
  { from, to }: { readonly [name: string]: string | undefined },
  period: Period,
): string | undefined {
  if (from === undefined || periodOf(from, period) !== from) return undefined;
  return spanOf(from, period).to === to ? from : undefined;
}
