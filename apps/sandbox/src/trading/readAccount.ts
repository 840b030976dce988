import type { Cents } from '../ledger/amount';
import { divided } from '../ledger/amount';
import { getMargin, type Position, getPosition, profitAt, spansUntil, type TradedAccount } from './positions';
import { priceAt } from './prices';

/** A stored account with its payments in and out. */
export interface KeptAccount {
  login: string;
  leverage: number;
  startedAt: Date;
  /** The end of its subscription, when all positions were closed. */
  stoppedAt: Date | null;
  /** Payments in (positive) and out (negative), starting with the first deposit. */
  payments: readonly { cents: Cents; at: Date }[];
}

export interface ClosedTrade extends Position {
  closePrice: number;
  profit: Cents;
}

/** Cents, consistent to the cent: equity = balance + floating, free margin = equity − margin. */
export interface AccountFigures {
  balance: Cents;
  /** Profit or loss of the open positions. */
  floating: Cents;
  equity: Cents;
  margin: Cents;
  marginFree: Cents;
  /** Equity divided by margin, in hundredths of a percent. Null without open positions. */
  marginLevel: bigint | null;
  /** Newest first. */
  closed: ClosedTrade[];
}

/**
 * An account at a moment: its payments, and every position opened until then at market prices. It is a function of the
 * account and the clock (trading/prices.ts), so nothing is stored.
 */
export function readAccount(account: KeptAccount, now: Date): AccountFigures {
  const { login, leverage, startedAt, stoppedAt, payments } = account;
  const deposit = payments[0]?.cents ?? 0n;
  const traded: TradedAccount = { login, startedAt, deposit };
  const until = stoppedAt && stoppedAt < now ? stoppedAt : now;
  const paid = payments.reduce((sum, { cents, at }) => (at <= now ? sum + cents : sum), 0n);
  const closed: ClosedTrade[] = [];
  const open: Position[] = [];
  let earned = 0n;
  // An account that has lost four fifths of its first deposit opens no more positions.
  const lowest = -(deposit * 4n) / 5n;
  let outcome = 0n;
  for (let index = 0; index < spansUntil(traded, until) && outcome > lowest; index += 1) {
    const position = getPosition(traded, index);
    const closesAt = stoppedAt && stoppedAt < position.closesAt ? stoppedAt : position.closesAt;
    const closePrice = priceAt(position.instrument, closesAt);
    const profit = profitAt(position, closePrice);
    outcome += profit;
    if (position.openedAt > until) break;
    if (closesAt > now) {
      open.push(position);
      continue;
    }
    earned += profit;
    closed.push({ ...position, closesAt, closePrice, profit });
  }
  closed.sort((a, b) => b.closesAt.getTime() - a.closesAt.getTime());
  const floating = open.reduce(
    (sum, position) => sum + profitAt(position, priceAt(position.instrument, now)),
    0n,
  );
  const margin = open.reduce((sum, position) => sum + getMargin(position, leverage), 0n);
  const balance = paid + earned;
  const equity = balance + floating;
  return {
    ...{ balance, floating, equity, margin, marginFree: equity - margin, closed },
    marginLevel: margin > 0n ? divided(equity * 10_000n, margin) : null,
  };
}
