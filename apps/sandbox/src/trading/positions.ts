import { divided, type Cents } from '../ledger/amount';
import { type Instrument, instruments, noise, priceAt } from './prices';

/** A market position. `volume` is in hundredths of a lot. */
export interface Position {
  instrument: Instrument;
  side: 'buy' | 'sell';
  volume: bigint;
  openedAt: Date;
  /** The price at the opening. */
  openPrice: number;
  closesAt: Date;
}

export interface TradedAccount {
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

/** Profit in cents at a close at `price`, negative for a loss. Rounded half up, from the displayed prices. */
export function profitAt({ instrument, side, volume, openPrice }: Position, price: number): Cents {
  const moved = BigInt(side === 'buy' ? price - openPrice : openPrice - price);
  const { lot, inDollars } = instrument;
  // Hundredths of a lot cancel out the cents, and prices are in ten-thousandths.
  return divided(moved * volume * lot, inDollars ? 10_000n : BigInt(price));
}

/** The margin in cents: its value at the opening divided by the leverage. */
export function getMargin({ instrument, volume, openPrice }: Position, leverage: number): Cents {
  const { lot, inDollars } = instrument;
  const worth = inDollars ? divided(volume * lot * BigInt(openPrice), 10_000n) : volume * lot;
  return divided(worth, BigInt(leverage));
}
