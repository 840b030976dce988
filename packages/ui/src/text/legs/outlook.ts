import { formatFigureCount } from '../figures/figure';
import type { Leg, WaitingBots } from './legs';
import { outlookMessages } from './outlookMessages';

/** What is missing to the next rank, and who could bring it. */
export interface Outlook {
  /** The leg without a bot that waits. */
  weak: Leg;
  /** The members of that leg without a running package. */
  unpaid: number;
  /** The pairs that one more bot of each of them makes: as many as bots wait on the other leg. */
  gained: number;
  /** The pairs that would still be missing. */
  short: number;
  /** The leg that new members have to join, if pairs would still be missing. */
  next?: Leg;
}

/** Whether the unpaid members of the weaker leg are enough for the next rank. Undefined without a weaker leg or a goal. */
export function toOutlook(
  { left, right, weak }: WaitingBots,
  missing: number | undefined,
  unpaid: number | undefined,
): Outlook | undefined {
  if (weak === undefined || missing === undefined || missing <= 0 || unpaid === undefined) return undefined;
  const waiting = weak === 'left' ? right : left;
  const gained = Math.min(unpaid, waiting);
  const short = Math.max(0, missing - gained);
  // More bots than wait on the other leg make that leg the weaker one.
  const next = unpaid > waiting ? (weak === 'left' ? 'right' : 'left') : weak;
  return { weak, unpaid, gained, short, ...(short > 0 && { next }) };
}

/** The outlook in words, without the rank's name: `{rank}` is filled in. */
export function formatOutlook({ unpaid, short, weak, next }: Outlook): string {
  const all = formatFigureCount('unpaid', unpaid);
  if (next === undefined) return outlookMessages.enough({ count: all, rank: '{rank}' });
  const join = outlookMessages.join[next];
  return unpaid === 0
    ? `${outlookMessages.noUnpaid[weak]} ${join}`
    : `${outlookMessages.ifAll({ count: all })} ${outlookMessages.stillMissing({ count: formatFigureCount('pairsToGo', short) })} ${join}`;
}
