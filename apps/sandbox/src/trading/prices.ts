/** A traded instrument. Prices are whole numbers of 0.0001 of the quote currency: 10842 is 1.0842. */
export interface Instrument {
  symbol: string;
  /** The centre of the price's movement. */
  base: number;
  /** The smallest change of the price. */
  tick: number;
  /** Units of the base currency (or ounces) in one lot. */
  lot: bigint;
  /** Whether prices are in dollars. Otherwise the dollar is the priced currency, as in USDJPY. */
  inDollars: boolean;
}

export const instruments: readonly Instrument[] = [
  { symbol: 'EURUSD', base: 10_800, tick: 1, lot: 100_000n, inDollars: true },
  { symbol: 'GBPUSD', base: 12_700, tick: 1, lot: 100_000n, inDollars: true },
  { symbol: 'USDJPY', base: 1_510_000, tick: 10, lot: 100_000n, inDollars: false },
  { symbol: 'XAUUSD', base: 23_500_000, tick: 100, lot: 100n, inDollars: true },
];

const minute = 60_000;
/** Waves of a price, from months to minutes, with their length and their amplitude as a share of the price. */
const waves = [
  { length: 30 * 24 * 60 * minute, share: 0.03 },
  { length: 5 * 24 * 60 * minute, share: 0.012 },
  { length: 18 * 60 * minute, share: 0.006 },
  { length: 3 * 60 * minute, share: 0.0025 },
  { length: 25 * minute, share: 0.0009 },
  { length: 3 * minute, share: 0.0004 },
];

/** A number in [-1, 1) that depends only on the text and index (FNV-1a, mixed). */
export function noise(text: string, index: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (index & 0xffff), 0x01000193);
  hash = Math.imul(hash ^ (index >>> 16), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 31 - 1;
}

/** Interpolates smoothly between the knots of a wave. */
function waveAt(name: string, length: number, time: number): number {
  const knot = Math.floor(time / length);
  const within = time / length - knot;
  const from = noise(name, knot);
  return from + (noise(name, knot + 1) - from) * within * within * (3 - 2 * within);
}

/**
 * The price at a moment, a function of the symbol and the clock alone. Nothing is stored, and everyone sees the same
 * market.
 */
export function priceAt({ symbol, base, tick }: Instrument, at: Date): number {
  const swing = waves.reduce(
    (sum, { length, share }) => sum + share * waveAt(`${symbol} ${length}`, length, at.getTime()),
    0,
  );
  return Math.round((base * (1 + swing)) / tick) * tick;
}

/** '1.0842' */
export const formatPrice = (price: number): string => (price / 10_000).toFixed(4);
