import type { Filtered, InputFilter } from '../../components/TextField/inputFilter';

/** Keeps the characters of a set, up to `max` of them. Characters over the limit are dropped silently. */
const keep =
  (allowed: RegExp, max = Infinity): InputFilter =>
  (typed) => {
    const all = Array.from(typed);
    const kept = all.filter((one) => allowed.test(one));
    return { text: kept.slice(0, max).join(''), removed: all.filter((one) => !allowed.test(one)).join('') };
  };

/** Names and places: letters of any script with their marks, and spaces (D30). */
export const lettersAndSpaces = keep(/[\p{L}\p{M} ]/u);

/** Usernames, sponsors, tax ids: ASCII only, because they go into a path (D30, T17). */
export const lettersAndDigits = keep(/[A-Za-z0-9]/);

/** Email addresses, as specified without + - _ (D29). The field says what was removed. */
export const email = keep(/[A-Za-z0-9@.]/);

/** Phone numbers at registration: digits and + (D31). */
export const phone = keep(/[0-9+]/);

/** Address lines: letters, digits, spaces and . - / , (A §5). */
export const addressLine = keep(/[\p{L}\p{M}\p{N} .\-/,]/u);

/** Addresses of a network: visible ASCII characters. Blanks that a paste brings along are dropped silently. */
export const chainAddress: InputFilter = (typed) => keep(/[\x21-\x7e]/, 128)(typed.replace(/\s+/g, ''));

/** A bank's reference number for a payment. */
export const bankReference = keep(/[A-Za-z0-9._-]/);

/** One line of words: everything but control characters. */
export const plainWords = keep(/[^\p{Cc}]/u);

/** Account numbers: digits and dot (D77). */
export const digitsAndDots = keep(/[0-9.]/);

/** Digits, at most `max`: codes, pins (D28), the profile's phone and pincode. */
export const digits = (max?: number): InputFilter => keep(/[0-9]/, max);

/** Twelve digits, a point, two more: what `parseAmount` accepts, even half typed (T22). */
const amountSoFar = /^\d{0,12}(?:\.\d{0,2})?/;

/**
 * An amount. A comma counts as the point because some phone keyboards have no other, but as grouping in a
 * pasted figure that has a point as well: `1,5` → `1.5`, `1,234.50` → `1234.50`.
 */
export const amount: InputFilter = (typed): Filtered => {
  const plain = typed.includes('.') ? typed.replaceAll(',', '') : typed.replace(',', '.');
  const { text, removed } = digitsAndDots(plain);
  const [whole = '', ...rest] = text.split('.');
  const shaped = rest.length > 0 ? `${whole.slice(0, 12)}.${rest.join('')}` : whole;
  return { text: amountSoFar.exec(shaped)?.[0] ?? '', removed };
};

/** Whole dollars: digits only. A pasted amount loses grouping and cents, and never grows: `1,500.00` → `1500`. */
export const wholeAmount: InputFilter = (typed) => {
  const [, before = typed, cents = ''] = /^(.*)([.,]\d{0,2})$/s.exec(typed) ?? [];
  const { text, removed } = digits(12)(before.replace(/,(?=\d{3}(?!\d))/g, ''));
  return { text, removed: removed + (/^.0+$/.test(cents) ? '' : cents) };
};
