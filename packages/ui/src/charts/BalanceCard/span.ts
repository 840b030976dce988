import { dateFormats, portalClock, portalToday } from '../../text/format/dates';
import { toNoon, numberOfDay } from '../../text/format/dayNumbers';

/** The first and last chosen day, `YYYY-MM-DD` on the portal's calendar. An open end is absent. */
export interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** A span with both ends. */
export type WholeSpan = Readonly<Record<keyof Span, string>>;

const halfDay = 43_200_000;

/** The days between two moments in either order, clamped to `first` and `last` (ms). */
export function spanBetween(one: number, other: number, first: number, last: number): WholeSpan {
  const within = (at: number) => portalToday(Math.min(last, Math.max(first, at)));
  return { from: within(Math.min(one, other)), to: within(Math.max(one, other)) };
}

/** The start and end of a span in ms. An open end becomes the chart's own; undefined outside the chart. */
export function getEdges({ from, to }: Span, first: number, last: number) {
  const begin = from === undefined ? first : toNoon(numberOfDay(from)) - halfDay;
  const end = to === undefined ? last : toNoon(numberOfDay(to)) + halfDay;
  return end < first || begin > last || begin > end
    ? undefined
    : { begin: Math.max(first, begin), end: Math.min(last, end) };
}

/** The label of a span's end: `18 Aug`. */
export const endLabel = (at: number): string => portalClock({ instant: at }).format('D MMM');

/** The day of a point in a file. */
export const dayText = (at: number): string => portalClock({ instant: at }).format(dateFormats.input);
