import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import utc from 'dayjs/plugin/utc';
import { portalClock } from './dates';
import { noFigure } from './money';
import { parseMoment } from './parseMoment';

dayjs.extend(relativeTime);
dayjs.extend(utc);

/**
 * "2 hours ago", relative to `now` (ms). A future time is "a few seconds ago". An invalid date shows `--`.
 */
export function formatRelative(value: string | null | undefined, now: number): string {
  const moment = parseMoment(value);
  if (!moment) return noFigure;
  // A day without a time starts at the portal's midnight, so it is compared with the portal's clock.
  const [then, seen] =
    'instant' in moment
      ? [dayjs.utc(moment.instant), dayjs.utc(now)]
      : [portalClock(moment), portalClock({ instant: now })];
  return (then.valueOf() > seen.valueOf() ? seen : then).from(seen);
}
