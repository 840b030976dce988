import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { portalClock } from './dates';
import { noFigure } from './money';
import { parseMoment } from './parseMoment';

dayjs.extend(relativeTime);

/** "2 hours ago", seen from `now` (ms). A time ahead of the clock is "a few seconds ago". No date shows `--`. */
export function formatRelative(value: string | null | undefined, now: number): string {
  const moment = parseMoment(value);
  if (!moment) return noFigure;
  // A bare day begins with the portal's midnight, so it is compared with what the portal's clock shows.
  const [then, seen] =
    'instant' in moment
      ? [dayjs(moment.instant), dayjs(now)]
      : [portalClock(moment), portalClock({ instant: now })];
  return (then.isAfter(seen) ? seen : then).from(seen);
}
