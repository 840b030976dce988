import type { Filtered, InputFilter } from '../components/TextField/inputFilter';

/** Keeps the characters of a set, up to `max` of them; what is over the limit is dropped without a word. */
const keep =
  (allowed: RegExp, max = Infinity): InputFilter =>
  (typed) => {
    const all = Array.from(typed);
    const kept = all.filter((one) => allowed.test(one));
    return { text: kept.slice(0, max).join(''), removed: all.filter((one) => !allowed.test(one)).join('') };
  };

/** Names and places: letters of any script with their marks, and spaces (D30). */
export const lettersAndSpaces = keep(/[\p{L}\p{M} ]/u);

/** Usernames, sponsors, tax ids: ASCII, as they go into a path (D30, T17). */
export const lettersAndDigits = keep(/[A-Za-z0-9]/);

/** As specified, without + - _ (D29); the field says what was removed. */
export const email = keep(/[A-Za-z0-9@.]/);

/** Digits and + (registration, D31). */
export const phone = keep(/[0-9+]/);

/** Address lines: letters, digits, spaces and . - / , (A §5). */
export const addressLine = keep(/[\p{L}\p{M}\p{N} .\-/,]/u);

/** Addresses of a network: what can be seen and typed; the blanks that come along when one is pasted are no matter. */
export const chainAddress: InputFilter = (typed) => keep(/[\x21-\x7e]/, 128)(typed.replace(/\s+/g, ''));

/** A bank's number of a payment. */
export const bankReference = keep(/[A-Za-z0-9._-]/);

/** One line of words: whatever can be seen. */
export const plainWords = keep(/[^\p{Cc}]/u);

/** Account numbers: digits and dot (D77). */
export const digitsAndDots = keep(/[0-9.]/);

/** Digits, at most `max`: codes, pins (D28), phone and pincode of the profile. */
export const digits = (max?: number): InputFilter => keep(/[0-9]/, max);

/** Twelve digits, a point, two more: what `parseAmount` takes, while it is typed (T22). */
const amountSoFar = /^\d{0,12}(?:\.\d{0,2})?/;

/**
 * An amount. A comma is the point where the phone's keyboard has no other, and grouping where a pasted
 * figure has a point as well: `1,5` → `1.5`, `1,234.50` → `1234.50`.
 */
export const amount: InputFilter = (typed): Filtered => {
  const plain = typed.includes('.') ? typed.replaceAll(',', '') : typed.replace(',', '.');
  const { text, removed } = digitsAndDots(plain);
  const [whole = '', ...rest] = text.split('.');
  const shaped = rest.length > 0 ? `${whole.slice(0, 12)}.${rest.join('')}` : whole;
  return { text: amountSoFar.exec(shaped)?.[0] ?? '', removed };
};

/** Whole dollars: digits alone. What is pasted loses its grouping and its cents, and never grows: `1,500.00` → `1500`. */
export const wholeAmount: InputFilter = (typed) => {
  const [, before = typed, cents = ''] = /^(.*)([.,]\d{0,2})$/s.exec(typed) ?? [];
  const { text, removed } = digits(12)(before.replace(/,(?=\d{3}(?!\d))/g, ''));
  return { text, removed: removed + (/^.0+$/.test(cents) ? '' : cents) };
};
