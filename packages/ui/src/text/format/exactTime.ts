import { inBothZones } from './bothZones';
import type { Clock } from './dates';
import { dayKey, toTime } from './days';
import { noFigure } from './money';

/** A moment to the minute in the portal's zone: `18-11-2026 09:10`. A day without a time is unchanged. */
export function exactTime(at: string | undefined, clock?: Clock): string {
  const day = dayKey(at).split('-').reverse().join('-');
  if (day === '') return noFigure;
  const time = toTime(at, clock);
  return time === noFigure ? day : `${day} ${time}`;
}

/**
 * The same moment in the member's own zone: `18-11-2026 14:40 UTC+5:30`. A day without a time is
 * unchanged.
 */
export function ownExactTime(at: string | undefined, clock?: Clock): string {
  if (toTime(at) === noFigure) return exactTime(at);
  const both = inBothZones(at, clock === 12 ? 'dayTime12' : 'dayTime');
  return both?.own ?? both?.portal ?? noFigure;
}
