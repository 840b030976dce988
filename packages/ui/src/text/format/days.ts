import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { detailMessages } from '../detailMessages';
import { joinTexts } from '../message/joinMessages';
import { formatInWords, dateFormats, formatDate, portalClock, portalToday, type Clock } from './dates';
import { noFigure } from './money';
import { parseMoment } from './parseMoment';

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
