import { toCurrency } from 'n2words/en-US';
import { decimalText, parseDecimal, roundDecimal } from './decimal';

/**
 * Dollars in words, for the total on an invoice (D8): `'1234.5'` → `'One thousand two hundred thirty-four
 * dollars and fifty cents'`. It rounds half up at two decimals, like figures. Undefined for an invalid
 * figure. It is English in every language (ADR 26), so set `lang`.
 */
export function amountInWords(value: string | null | undefined): string | undefined {
  const parsed = parseDecimal(value ?? '');
  if (!parsed) return undefined;
  // The library truncates further decimals and accepts `1e3`, so it receives a text with plain cents.
  const words = toCurrency(decimalText(roundDecimal(parsed, 2)));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
