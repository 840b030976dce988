import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { localMoment } from './dates';
import { noFigure } from './money';
import { parseMoment } from './parseMoment';

dayjs.extend(relativeTime);

/** "2 hours ago", seen from `now` (ms). A time ahead of the clock is "a few seconds ago". No date → `--`. */
export function formatRelative(value: string | null | undefined, now: number): string {
  const moment = parseMoment(value);
  if (!moment) return noFigure;
  const then = localMoment(moment);
  return (then.isAfter(now) ? dayjs(now) : then).from(now);
}
