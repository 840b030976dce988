import { offsetText, portalOffset } from '../../text/format/zone';

// Without the date library, because the sign-in uses it too.

/** In seconds. A countdown suits a short wait; a longer one is a limit, such as a daily one. */
const longestCountdown = 120;

export const isLongWait = (seconds: number): boolean => seconds > longestCountdown;

const minute = 60_000;

/**
 * The end of a limit to the minute, in the portal's zone (D109): `23-11-2026 09:14 UTC+5:30`. `until` is in
 * ms since 1970.
 */
export function limitEnd(until: number): string {
  const offset = portalOffset(until);
  const [day = '', time = ''] = new Date(Math.ceil(until / minute) * minute + offset * minute)
    .toISOString()
    .split('T');
  return `${day.split('-').reverse().join('-')} ${time.slice(0, 5)} ${offsetText(offset)}`;
}
