import {
  absoluteAmount,
  isZeroAmount,
  subtractAmounts,
  sumAmounts,
  toSize,
} from '../../../../text/format/amount';
import { parseDecimal } from '../../../../text/format/decimal';
import { formatFigure } from '../../../../text/figures/figure';
import { dashboardMessages } from '../messages';
import type { Amount, WalletBalances } from '../WalletCard';

/** The live packages or bots that run, and what their cancellation would return. */
interface Running {
  count: number;
  /** USD. What they cost. */
  paid: Amount;
  /** USD. What cancelling them today would return. Absent where the server quotes nothing. */
  refund?: Amount;
}

/** What the member paid for and what still runs. What has ended or was cancelled is in none of it (D149). */
export interface RunningPackages {
  live: Running & {
    /** How many of them the member can cancel now. */
    cancellable: number;
    /** How many wait for their cancellation. */
    waiting: number;
  };
  bots: Running;
}

/** The member's money of all time, never of a part of it. USD as decimal texts. */
export interface SinceJoining {
  /** ISO date-time. */
  joinedAt: string;
  /** Came in from outside, apart from bonuses and refunds. */
  putIn: string;
  /** Left the portal, with its fees. */
  takenOut: string;
  /** Bonuses that are paid. */
  earned: string;
}

/** What was put in and not taken out, or the reverse. Absent where both are equal. */
export function toDifference({ putIn, takenOut }: Pick<SinceJoining, 'putIn' | 'takenOut'>) {
  const difference = subtractAmounts(putIn, takenOut);
  if (isZeroAmount(difference)) return undefined;
  return { isIn: !difference.startsWith('-'), amount: absoluteAmount(difference) };
}

/** The exact sum, or undefined if an amount is unreadable. */
export function sumReadable(amounts: readonly Amount[]): string | undefined {
  const isReadable = (amount: Amount): amount is string => parseDecimal(amount ?? '') !== undefined;
  return amounts.every(isReadable) ? sumAmounts(['0.00', ...amounts]) : undefined;
}

/**
 * What the member can use now: the four wallets, and nothing else (D149). An unreadable wallet leaves it unknown.
 * `sizes` are the parts of its bar.
 */
export function toUsable({ payIn, payOut, live, pamm, hold }: WalletBalances) {
  const usable = sumReadable([payIn, payOut, live, pamm]);
  return { usable, sizes: { usable: toSize(usable), onHold: toSize(hold) } };
}

/** What a cancellation would return, if the server quotes it, and what waits for one. */
export function toLiveRules({ cancellable, count, refund, waiting }: RunningPackages['live']): string[] {
  const amount = formatFigure('refundToday', refund);
  return [
    ...(cancellable === 0 || refund === undefined
      ? []
      : [
          isZeroAmount(refund)
            ? dashboardMessages.notRefunded
            : cancellable === count
              ? dashboardMessages.refundOfAll({ amount })
              : dashboardMessages.refundOfSome({ amount, count: String(cancellable) }),
        ]),
    ...(waiting > 0 ? [dashboardMessages.cancellationsWaiting({ count: String(waiting) })] : []),
  ];
}

/** What cancelling the bots would return, if the server quotes it. */
export function toBotRules({ refund }: RunningPackages['bots']): string[] {
  if (refund === undefined) return [];
  return [
    isZeroAmount(refund)
      ? dashboardMessages.notRefunded
      : dashboardMessages.refundOfAll({ amount: formatFigure('refundToday', refund) }),
  ];
}
