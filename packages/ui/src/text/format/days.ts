import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { detailMessages } from '../detailMessages';
import { joinTexts } from '../message/joinMessages';
import { formatInWords, dateFormats, formatDate, portalClock, portalToday, type Clock } from './dates';
import { noFigure } from './money';
import { parseMoment } from './parseMoment';
import { portalOffset } from './zone';

// Days of the portal's calendar (D109) as whole numbers, for charts with thousands of moments.

const day = 86_400_000;

/**
 * Creates a function from a moment (ms) to the portal's day, counted from the first of 1970. It requests the
 * zone's offset once a day, because that is the slowest step, or each time on a day with a clock change.
 */
export function dayCounter(): (at: number) => number {
  const offsets = new Map<number, number | undefined>();
  const offsetAt = (at: number) => {
    const utcDay = Math.floor(at / day);
    if (!offsets.has(utcDay)) {
      const begin = portalOffset(utcDay * day);
      offsets.set(utcDay, portalOffset((utcDay + 1) * day) === begin ? begin : undefined);
    }
    return offsets.get(utcDay) ?? portalOffset(at);
  };
  return (at) => Math.floor((at + offsetAt(at) * 60_000) / day);
}

/** A day number as `YYYY-MM-DD`. */
export const dayOfNumber = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

/** The number of a day `YYYY-MM-DD`. */
export const numberOfDay = (text: string): number => Date.parse(`${text}T00:00Z`) / day;

/** Noon of a day number in ms since 1970, which is on that day even with a clock change. */
export function toNoon(number: number): number {
  const noon = (number + 0.5) * day;
  return noon - portalOffset(noon) * 60_000;
}

dayjs.extend(utc);

// The day headings of a list and the times of its rows, both in the portal's zone.

/** The day of a server's date as `YYYY-MM-DD`; '' for an invalid one. */
export const dayKey = (at: string | undefined): string => (parseMoment(at) ? formatDate(at, 'input') : '');

/** Spanish writes days in small letters, but a heading begins with a capital. */
const startCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * `Today, 22 November`, `Friday, 20 November`, with the year unless it is the current one. `now` in ms since
 * 1970.
 */
export function dayTitle(day: string, now: number): string {
  if (day === '') return detailMessages.noDate;
  const today = portalToday(now);
  const date = dayjs.utc(day);
  const rest = formatInWords(date, day.slice(0, 4) === today.slice(0, 4) ? 'D MMMM' : 'D MMMM YYYY');
  const name = { 0: detailMessages.today, 1: detailMessages.yesterday }[dayjs.utc(today).diff(date, 'day')];
  return joinTexts([name ?? startCapital(date.format('dddd')), rest]);
}

/** `17:47` or `05:47 PM`, or `--` for a day without a time. */
export function toTime(at: string | undefined, clock: Clock = 24): string {
  const moment = parseMoment(at);
  if (!moment || !('instant' in moment)) return noFigure;
  return portalClock(moment).format(dateFormats[clock === 12 ? 'time12' : 'time']);
}
