import { noFigure } from './money';

/** The number of characters at each end of an address or hash in a list. */
const end = 6;

/**
 * `TXk3f9…9aQ2mB`: six characters of each end, all of a short one, or `--` if missing. Never in a review
 * step.
 */
export function shortAddress(address: string | null | undefined): string {
  const whole = (address ?? '').trim();
  if (whole === '') return noFigure;
  return whole.length <= 2 * end + 1 ? whole : `${whole.slice(0, end)}…${whole.slice(-end)}`;
}

/** `TXk3…2mB1`: four characters of each end, for a line with other content. Never in a review step. */
export const briefAddress = (address: string): string =>
  address.length <= 9 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;

/** The end of an address. A copy's confirmation shows it, which reveals a swapped address. */
export const addressEnd = (address: string): string => address.trim().slice(-end);
