import { isoDate } from './dates';
import { noFigure } from './money';

/** A server's moment in UTC, `20-11-2026 21:17`, for papers whose days are the server's (D91); a bare day as that day. */
export function formatUtc(value: string | null | undefined): string {
  const [day = '', time] = (isoDate(value) ?? '').split('T');
  if (day === '') return noFigure;
  const shown = day.split('-').reverse().join('-');
  return time === undefined ? shown : `${shown} ${time.slice(0, 5)}`;
}
