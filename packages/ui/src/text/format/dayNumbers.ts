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
