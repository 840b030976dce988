import { inBothZones } from './bothZones';
import { dayKey, toTime } from './days';
import { noFigure } from './money';

/** A moment to the minute in the portal's zone: `18-11-2026 09:10 AM`. A day without a time is unchanged. */
export function exactTime(at: string | undefined): string {
  const day = dayKey(at).split('-').reverse().join('-');
  if (day === '') return noFigure;
  const time = toTime(at);
  return time === noFigure ? day : `${day} ${time}`;
}

/**
 * The same moment in the member's own zone: `18-11-2026 02:40 PM UTC+5:30`. A day without a time is
 * unchanged.
 */
export function ownExactTime(at: string | undefined): string {
  if (toTime(at) === noFigure) return exactTime(at);
  const both = inBothZones(at, 'dayTime12');
  return both?.own ?? both?.portal ?? noFigure;
}
