import {
  addDecimals,
  decimalText,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
  parseSum,
  roundDecimal,
  type Decimal,
} from './decimal';

/** A decimal text in the format that a member could have typed (`'7'` → `'7.00'`), or undefined (T22). */
export function toPayableAmount(decimal: string): string | undefined {
  const value = /^\d{1,12}(\.\d{1,2})?$/.test(decimal) ? parseDecimal(decimal) : undefined;
  return value && decimalText(roundDecimal(value, 2));
}

const [none, hundred]: [Decimal, Decimal] = [
  { units: 0n, decimals: 0 },
  { units: 100n, decimals: 0 },
];

/** Reads a decimal text. An invalid one is the caller's error and counts as zero. */
const read = (text: string): Decimal => parseSum(text) ?? none;

/** Returns -1, 0 or 1, for sorting. An invalid text counts as zero. */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  const { units } = addDecimals(read(a), negateDecimal(read(b)));
  return units < 0n ? -1 : units > 0n ? 1 : 0;
}

/** False for an invalid text. */
export const isZeroAmount = (amount: string | null | undefined): boolean =>
  parseSum(amount ?? '')?.units === 0n;

/** Exact sum, with as many decimals as the longer of the two. */
export const addAmounts = (a: string, b: string): string => decimalText(addDecimals(read(a), read(b)));

/** The exact sum of any number of amounts, with as many decimals as the longest (D148). `'0'` for none. */
export const sumAmounts = (amounts: readonly string[]): string =>
  decimalText(amounts.map(read).reduce(addDecimals, none));

/** Rounds half up, once, where a sum is shown or saved (D148). */
export const roundAmount = (amount: string): string => decimalText(roundDecimal(read(amount), 2));

/** The amount without its sign. */
export const absoluteAmount = (amount: string): string => amount.replace(/^[+-]/, '');

/** Dollars as a length, 0 for an invalid text. Only for drawing, because a float is not exact. */
export const toSize = (amount: string | null | undefined): number => Number(decimalText(read(amount ?? '')));

/** A part in whole per cent of a whole, rounded to the nearest or down. Undefined for a whole of zero or less. */
export function getPercent(part: string, whole: string, rounding: 'nearest' | 'down' = 'nearest') {
  const [times, by] = [multiplyDecimals(read(part), hundred), read(whole)];
  const percent = by.units > 0n ? divideDecimals(times, by, 0) : undefined;
  const over = percent && addDecimals(multiplyDecimals(percent, by), negateDecimal(times));
  return percent && Number(percent.units) - (rounding === 'down' && over && over.units > 0n ? 1 : 0);
}

/** Exact difference, such as the balance after. */
export const subtractAmounts = (a: string, b: string): string =>
  decimalText(addDecimals(read(a), negateDecimal(read(b))));

/** Product rounded half up, such as amount × conversion rate in ₹ (D82). */
export const multiplyAmount = (amount: string, rate: string, decimals = 2): string =>
  decimalText(roundDecimal(multiplyDecimals(read(amount), read(rate)), decimals));

/** Quotient rounded half up, such as rupees in dollars at a rate (D53). Undefined for a rate of zero or less. */
export function divideAmount(amount: string, rate: string, decimals = 2): string | undefined {
  const by = read(rate);
  const quotient = by.units > 0n ? divideDecimals(read(amount), by, decimals) : undefined;
  return quotient && decimalText(quotient);
}

/** Whether the amount is a whole number of steps, for "multiple of 50" (D63). */
export function isMultipleOf(amount: string, step: number): boolean {
  const { units, decimals } = read(amount);
  return units % (BigInt(step) * 10n ** BigInt(decimals)) === 0n;
}
