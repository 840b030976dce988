import { divided, type Cents } from '../ledger/amount';
import { type Instrument, instruments, noise, priceAt } from './prices';

/** A position in the market; `volume` is in hundredths of a lot. */
export interface Position {
  instrument: Instrument;
  side: 'buy' | 'sell';
  volume: bigint;
  openedAt: Date;
  /** Where it was opened. */
  openPrice: number;
  closesAt: Date;
}

export interface TradedAccount {
  /** Its number, which decides what it trades. */
  login: string;
  startedAt: Date;
  /** What it was opened with; the size of positions goes by it. */
  deposit: Cents;
}

const hours = 60 * 60 * 1000;
/** One position is opened in each of these spans, and stays open for up to two and a half of them. */
const span = 6 * hours;

/** In [0, 1). */
const chance = (login: string, what: string, index: number) => (noise(`${login} ${what}`, index) + 1) / 2;

/** How many positions an account has opened at the most by a moment: the spans that have begun. */
export const spansUntil = ({ startedAt }: TradedAccount, now: Date): number =>
  Math.max(0, Math.ceil((now.getTime() - startedAt.getTime()) / span));

/** The account's position number `index`, from 0. */
export function getPosition({ login, startedAt, deposit }: TradedAccount, index: number): Position {
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

/** Profit in cents if it were closed at `price`; below 0 a loss. Rounded half up, from the prices as they are shown. */
export function profitAt({ instrument, side, volume, openPrice }: Position, price: number): Cents {
  const moved = BigInt(side === 'buy' ? price - openPrice : openPrice - price);
  const { lot, inDollars } = instrument;
  // Hundredths of a lot cancel out the cents; prices are in ten-thousandths.
  return divided(moved * volume * lot, inDollars ? 10_000n : BigInt(price));
}

/** What is set aside for it, in cents: its worth at the opening by the leverage. */
export function getMargin({ instrument, volume, openPrice }: Position, leverage: number): Cents {
  const { lot, inDollars } = instrument;
  const worth = inDollars ? divided(volume * lot * BigInt(openPrice), 10_000n) : volume * lot;
  return divided(worth, BigInt(leverage));
}
