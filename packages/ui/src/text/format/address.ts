import { noFigure } from './money';

/** How much of an address or hash stands at either end in lists. */
const end = 6;

/** `TXk3f9…9aQ2mB`: the first and the last six; short ones whole, a missing one `--`. Never in a review step. */
export function shortAddress(address: string | null | undefined): string {
  const whole = (address ?? '').trim();
  if (whole === '') return noFigure;
  return whole.length <= 2 * end + 1 ? whole : `${whole.slice(0, end)}…${whole.slice(-end)}`;
}

/** What an address ends with, said after it was copied, so that a swapped one is noticed. */
export const addressEnd = (address: string): string => address.trim().slice(-end);
