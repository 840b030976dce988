import { toAsciiDigits } from './digits';

/** The rules for parsing an amount. */
export interface AmountRules {
  /** Its sign may be before or after the number. Default `usd`. */
  currency?: 'usd' | 'inr' | undefined;
  /** Whole amounts only. `.00` is dropped, any other fraction is rejected. */
  whole?: boolean | undefined;
}

/**
 * `signs` are letters, minus, exponents, which more typing can't fix. `unreadable` may still become an
 * amount.
 */
export type AmountRefusal = 'unreadable' | 'signs' | 'tooFine' | 'notWhole' | 'tooLarge';

/** The reading of a text. `value` is decimal text with two decimals. */
export type TypedAmount =
  | { reading: 'empty' }
  /** `ambiguous` has a second reading (`1,000`); `leftOut` has ignored signs (`$5`). */
  | { reading: 'exact' | 'ambiguous' | 'leftOut'; value: string }
  | { reading: 'refused'; reason: AmountRefusal };

const longest = 60;
const mostDigits = 12;

const signs = { usd: String.raw`us\$|usdt?|[$＄]`, inr: String.raw`₹|inr|rs\.?` } as const;
const outer = (currency: keyof typeof signs) =>
  new RegExp(String.raw`^(?:${signs[currency]})?\s*(.*?)\s*(?:${signs[currency]})?$`, 'isu');
const outerSigns = { usd: outer('usd'), inr: outer('inr') };

/** One character for each kind of separator. `٫` is always a decimal mark, `٬` always groups. */
const toPlainMarks = (text: string): string =>
  toAsciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[，،]/g, ',')
    .replace(/．/g, '.')
    .replace(/['’‘ʼ′＇`´]/g, "'")
    .replace(/\p{Zs}/gu, ' ');

/** `1,000,000`, and the Indian `10,00,000`. The separator is the same throughout. */
const grouped = /^[1-9]\d{0,2}([,.' ٬])\d{3}(?:\1\d{3})*$/;
const groupedInIndia = /^[1-9]\d?([,.' ٬])\d{2}(?:\1\d{2})*\1\d{3}$/;
/** Could also be a number with three decimals. */
const twofold = /^\d{1,3}[,.]\d{3}$/;

const separatorIn = (whole: string): string | undefined =>
  (grouped.exec(whole) ?? groupedInIndia.exec(whole))?.[1];
const isWhole = (text: string): boolean => /^\d+$/.test(text) || separatorIn(text) !== undefined;

/** The two parts of a number as written, or undefined. */
function splitNumber(text: string): { whole: string; cents: string } | undefined {
  if (isWhole(text)) return { whole: text, cents: '' };
  const [, whole = '', mark, cents = ''] = /^(.*)([,.٫])(\d*)$/.exec(text) ?? [];
  const isNumber = whole === '' ? cents !== '' : isWhole(whole) && separatorIn(whole) !== mark;
  return mark !== undefined && isNumber ? { whole, cents } : undefined;
}

/**
 * Parses an amount from the whole text, so the result never depends on how it was entered (D122). A comma or
 * dot before exactly three digits groups; the last one with one or two digits is the decimal mark. Signs and
 * exponents are rejected.
 */
export function parseTypedAmount(typed: string, { currency = 'usd', whole }: AmountRules = {}): TypedAmount {
  const refused = (reason: AmountRefusal): TypedAmount => ({ reading: 'refused', reason });
  if (typed.length > longest) return refused('tooLarge');
  const text = toPlainMarks(typed).trim();
  if (text === '') return { reading: 'empty' };
  const [, number = ''] = outerSigns[currency].exec(text) ?? [];
  const parts = splitNumber(number);
  if (!parts) return refused(/^[\d,.' ٫٬]*$/.test(number) ? 'unreadable' : 'signs');
  if (parts.cents.length > 2) return refused('tooFine');
  if (whole && /[1-9]/.test(parts.cents)) return refused('notWhole');
  const digits = parts.whole.replace(/\D/g, '').replace(/^0+/, '') || '0';
  if (digits.length > mostDigits) return refused('tooLarge');
  const value = `${digits}.${parts.cents.padEnd(2, '0')}`;
  if (number !== text) return { reading: 'leftOut', value };
  return { reading: twofold.test(text) ? 'ambiguous' : 'exact', value };
}

/** The typed text as a plain amount with two decimals (`'7'` → `'7.00'`), or undefined. */
export function parseAmount(typed: string, rules?: AmountRules): string | undefined {
  const read = parseTypedAmount(typed, rules);
  return 'value' in read ? read.value : undefined;
}

/** Whether the typed text is an amount of zero: `0`, `00.00`. */
export const isZeroAmount = (typed: string): boolean => parseAmount(typed) === '0.00';
