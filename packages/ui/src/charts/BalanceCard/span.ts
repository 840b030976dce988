import { dateFormats, portalClock, portalToday } from '../../text/format/dates';
import { toNoon, numberOfDay } from '../../text/format/dayNumbers';

/** First and last day of what is chosen, `YYYY-MM-DD` on the portal's calendar. An open end is absent. */
export interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** A span with both ends. */
export type WholeSpan = Readonly<Record<keyof Span, string>>;

const halfDay = 43_200_000;

/** The days from one moment to another, in either order, and never beyond `first` and `last` (ms). */
export function spanBetween(one: number, other: number, first: number, last: number): WholeSpan {
  const within = (at: number) => portalToday(Math.min(last, Math.max(first, at)));
  return { from: within(Math.min(one, other)), to: within(Math.max(one, other)) };
}

/** Where a span begins and ends in ms, with an open end at that of the picture. Undefined if it lies outside. */
export function getEdges({ from, to }: Span, first: number, last: number) {
  const begin = from === undefined ? first : toNoon(numberOfDay(from)) - halfDay;
  const end = to === undefined ? last : toNoon(numberOfDay(to)) + halfDay;
  return end < first || begin > last || begin > end
    ? undefined
    : { begin: Math.max(first, begin), end: Math.min(last, end) };
}

/** An end of a span under the picture: `18 Aug`. */
export const endLabel = (at: number): string => portalClock({ instant: at }).format('D MMM');

/** The day of a point as a file has it. */
export const dayText = (at: number): string => portalClock({ instant: at }).format(dateFormats.input);
