import type { Cents } from '../ledger/amount';
import { divided } from '../ledger/amount';
import { priceAt, type Instrument, instruments, noise } from './prices';

/** A market position. `volume` is in hundredths of a lot. */
interface Position {
  instrument: Instrument;
  side: 'buy' | 'sell';
  volume: bigint;
  openedAt: Date;
  /** The price at the opening. */
  openPrice: number;
  closesAt: Date;
}

interface TradedAccount {
  /** The account's number, which determines its trades. */
  login: string;
  startedAt: Date;
  /** The first deposit, which determines the size of positions. */
  deposit: Cents;
}

const hours = 60 * 60 * 1000;
/** One position is opened in each span, and stays open for up to two and a half spans. */
const span = 6 * hours;

/** In [0, 1). */
const chance = (login: string, what: string, index: number) => (noise(`${login} ${what}`, index) + 1) / 2;

/** The maximum of positions that an account has opened by a moment, which is the number of started spans. */
const spansUntil = ({ startedAt }: TradedAccount, now: Date): number =>
  Math.max(0, Math.ceil((now.getTime() - startedAt.getTime()) / span));

/** The account's position number `index`, from 0. */
function getPosition({ login, startedAt, deposit }: TradedAccount, index: number): Position {
  const of = (what: string) => chance(login, what, index);
  const instrument = instruments[Math.floor(of('symbol') * instruments.length)];
  if (!instrument) throw new RangeError('nothing to trade');
  const openedAt = new Date(startedAt.getTime() + Math.round((index + of('open')) * span));
  const hundredths = Number(deposit / 100n / 500n) * (0.5 + 1.5 * of('volume'));
  return {
    instrument,
    side: of('side') < 0.5 ? 'buy' : 'sell',
    volume: BigInt(Math.max(1, Math.round(hundredths))),
    openedAt,
    openPrice: priceAt(instrument, openedAt),
    closesAt: new Date(openedAt.getTime() + Math.round((0.25 + 2.25 * of('close')) * span)),
  };
}

/** Profit in cents at a close at `price`, negative for a loss. Rounded half up, from the displayed prices. */
function profitAt({ instrument, side, volume, openPrice }: Position, price: number): Cents {
  const moved = BigInt(side === 'buy' ? price - openPrice : openPrice - price);
  const { lot, inDollars } = instrument;
  // Hundredths of a lot cancel out the cents, and prices are in ten-thousandths.
  return divided(moved * volume * lot, inDollars ? 10_000n : BigInt(price));
}

/** The margin in cents: its value at the opening divided by the leverage. */
function getMargin({ instrument, volume, openPrice }: Position, leverage: number): Cents {
  const { lot, inDollars } = instrument;
  const worth = inDollars ? divided(volume * lot * BigInt(openPrice), 10_000n) : volume * lot;
  return divided(worth, BigInt(leverage));
}

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
