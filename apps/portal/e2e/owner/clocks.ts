// What clocks show, by Intl alone: nothing of what the portal makes of a moment is believed here.

/** How a screen writes a moment. */
export type Written =
  | 'DD-MM-YYYY hh:mm A'
  | 'DD-MM-YYYY HH:mm'
  | 'DD/MM/YYYY HH:mm'
  | 'DD/MM/YYYY'
  | 'DD-MM-YYYY'
  | 'hh:mm A';

/** The zone in which the portal shows and filters everything; no setting of the flows names another. */
export const portalZone = 'UTC';

const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', minute: '2-digit' } as const;

const toParts = (at: string, timeZone: string, more: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-US', { timeZone, ...numbers, ...more })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );

/** A moment on the clocks of a zone. */
export function write(at: string, zone: string, written: Written): string {
  const whole = toParts(at, zone, { hour: '2-digit', hourCycle: 'h23' });
  const half = toParts(at, zone, { hour: '2-digit', hourCycle: 'h12' });
  const texts: Record<string, string | undefined> = {
    DD: whole['day'],
    MM: whole['month'],
    YYYY: whole['year'],
    HH: whole['hour'],
    hh: half['hour'],
    mm: whole['minute'],
    A: half['dayPeriod'],
  };
  return written.replaceAll(/DD|MM|YYYY|HH|hh|mm|\bA\b/g, (token) => texts[token] ?? token);
}

/** `UTC+5:30`, `UTC−8`, `UTC`: how far a zone is ahead at a moment. */
export function offset(at: string, zone: string): string {
  const name = toParts(at, zone, { hour: '2-digit', timeZoneName: 'shortOffset' })['timeZoneName'] ?? '';
  // Engines differ in whether no distance is written as one.
  return name.replace(/^GMT(?:\+0$)?/, 'UTC').replace('-', '−');
}

/** Seconds from a moment to the next one at which a zone has another day than the portal, or has one at once. */
export function untilAnotherDay(now: Date, zone: string): number {
  // In a zone that is the portal's own, the last half hour of the day is what is nearest to it.
  const hour = { 'Asia/Kolkata': 19, 'America/Los_Angeles': 2 }[zone] ?? 23.5;
  const begin = new Date(now).setUTCHours(0, 0, 0, 0) + hour * 3_600_000;
  return Math.round((begin - now.getTime()) / 1000 + (begin < now.getTime() ? 86_400 : 0));
}
