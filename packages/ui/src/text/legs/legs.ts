import { multiplyAmount } from '../format/amount';

/** The bots of both legs, one of each of which make a pair (D113). */
export interface LegBots {
  left: number;
  right: number;
  /** What one more pair brings the member, USD as decimal text. */
  pairBonus?: string | undefined;
}

export interface PairsToday {
  count: number;
  /** When they count. Null where each counts when it is made, absent where the server doesn't send it. */
  countsAt?: string | null | undefined;
}

export type Leg = 'left' | 'right';

export interface WaitingBots {
  left: number;
  right: number;
  /** The leg without a bot that waits. Absent where both are even. */
  weak?: Leg;
  /** What the waiting bots would bring once paired, USD as decimal text. */
  worth?: string;
}

/** The bots without a partner: those that a leg has more than the other. */
export function toWaitingBots({ left, right, pairBonus }: LegBots): WaitingBots {
  const waiting = { left: Math.max(0, left - right), right: Math.max(0, right - left) };
  const count = waiting.left + waiting.right;
  if (count === 0) return waiting;
  return {
    ...waiting,
    weak: waiting.left > 0 ? 'right' : 'left',
    ...(pairBonus !== undefined && { worth: multiplyAmount(pairBonus, String(count)) }),
  };
}
