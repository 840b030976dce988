import { portalOffset } from './zone';

// Days of the portal's calendar (D109) as whole numbers, for pictures that count thousands of moments.

const day = 86_400_000;

/**
 * Makes a reader of days: which day of the portal a moment (ms) is on, counted from the first of 1970. It asks for the
 * zone's offset once a day, as asking costs more than all else. Where a zone changes its clocks it asks each time.
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

/** A counted day as `YYYY-MM-DD`. */
export const dayOfNumber = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

/** The number of a day `YYYY-MM-DD`. */
export const numberOfDay = (text: string): number => Date.parse(`${text}T00:00Z`) / day;

/** The noon of a counted day in ms since 1970: on that day whatever its clocks do. */
export function toNoon(number: number): number {
  const noon = (number + 0.5) * day;
  return noon - portalOffset(noon) * 60_000;
}
