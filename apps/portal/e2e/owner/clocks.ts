// Expected times from Intl alone, without the portal's own date code.

/** The formats in which a screen shows a moment. */
export type Written =
  | 'DD-MM-YYYY hh:mm A'
  | 'DD-MM-YYYY HH:mm'
  | 'DD/MM/YYYY HH:mm'
  | 'DD/MM/YYYY'
  | 'DD-MM-YYYY'
  | 'HH:mm'
  | 'hh:mm A';

/** The zone in which the portal shows and filters everything. No test setting changes it. */
export const portalZone = 'UTC';

const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', minute: '2-digit' } as const;

const toParts = (at: string, timeZone: string, more: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-US', { timeZone, ...numbers, ...more })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );

/** Formats a moment in a zone. */
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

/** Returns a zone's offset at a moment: `UTC+5:30`, `UTC−8`, `UTC`. */
export function offset(at: string, zone: string): string {
  const name = toParts(at, zone, { hour: '2-digit', timeZoneName: 'shortOffset' })['timeZoneName'] ?? '';
  // Engines differ in how they write a zero offset.
  return name.replace(/^GMT(?:\+0$)?/, 'UTC').replace('-', '−');
}

/** Seconds until the zone's date next differs from the portal's, or is about to. */
export function untilAnotherDay(now: Date, zone: string): number {
  // In the portal's own zone, uses the last half hour of the day.
  const hour = { 'Asia/Kolkata': 19, 'America/Los_Angeles': 2 }[zone] ?? 23.5;
  const begin = new Date(now).setUTCHours(0, 0, 0, 0) + hour * 3_600_000;
  return Math.round((begin - now.getTime()) / 1000 + (begin < now.getTime() ? 86_400 : 0));
}
