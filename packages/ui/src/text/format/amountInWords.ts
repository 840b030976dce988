import { toCurrency } from 'n2words/en-US';
import { decimalText, parseDecimal, roundDecimal } from './decimal';

/**
 * Dollars in words, as a paper repeats its total (D8): `'1234.5'` → `'One thousand two hundred thirty-four dollars and
 * fifty cents'`. It rounds as figures do, half up at two decimals. Undefined for a malformed figure. It is English in every
 * language (ADR 26), and whoever shows it says so (`lang`).
 */
export function amountInWords(value: string | null | undefined): string | undefined {
  const parsed = parseDecimal(value ?? '');
  if (!parsed) return undefined;
  // The library cuts off further decimals and accepts `1e3`, so it gets a text with plain cents.
  const words = toCurrency(decimalText(roundDecimal(parsed, 2)));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
