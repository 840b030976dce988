import { dayOfNumber, numberOfDay } from '../format/dayNumbers';
import { periodNames } from '../format/periods';
import { formatFigureCount } from '../figures/figure';
import { formatCount } from '../format/money';
import { outlookMessages } from './outlookMessages';

/** The pairs of the last days, today included (D113). */
export interface RecentPairs {
  pairs: number;
  days: number;
}

/** A later month is no useful answer. */
const longest = 3653;

/** The month in which the missing pairs would be made, by its name. `none` without pairs, `far` after ten years. */
export type Pace = { month: string } | 'none' | 'far';

export function toPace({ pairs, days }: RecentPairs, missing: number, today: string): Pace {
  if (pairs <= 0 || days <= 0) return 'none';
  const needed = Math.ceil((missing * days) / pairs);
  if (needed > longest) return 'far';
  return { month: periodNames(dayOfNumber(numberOfDay(today) + needed), 'month').title };
}

/** The pace in words. `{rank}` and `{month}` are filled in. */
export function formatPace(recent: RecentPairs, pace: Pace): string {
  const days = formatCount(recent.days);
  if (pace === 'none') return outlookMessages.noPace({ days, rank: '{rank}' });
  const made = outlookMessages.recent({ count: formatFigureCount('recentPairs', recent.pairs), days });
  return `${made} ${pace === 'far' ? outlookMessages.far : outlookMessages.by}`;
}
