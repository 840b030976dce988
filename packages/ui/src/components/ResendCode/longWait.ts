import { offsetText, portalOffset } from '../../text/format/zone';

// Without the date library, because the sign-in says it too.

/** In seconds. A count-down is for somebody who waits here; a longer wait is a limit, such as that of a day. */
const longestCountdown = 120;

export const isLimit = (seconds: number): boolean => seconds > longestCountdown;

const minute = 60_000;

/** `23-11-2026 09:14 UTC+5:30`: the minute, in the portal's zone (D109), at which a limit ends; `until` in ms since 1970. */
export function limitEnd(until: number): string {
  const offset = portalOffset(until);
  const [day = '', time = ''] = new Date(Math.ceil(until / minute) * minute + offset * minute)
    .toISOString()
    .split('T');
  return `${day.split('-').reverse().join('-')} ${time.slice(0, 5)} ${offsetText(offset)}`;
}
