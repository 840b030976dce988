import type { InputFilter } from '../../components/TextField/inputFilter';
import { toAsciiDigits } from '../../text/typed/digits';

/**
 * Keeps the characters of a set, up to `max`. Characters over the limit are dropped silently. A digit of
 * another script becomes 0–9 unless the set allows it (D122).
 */
const keep = (allowed: RegExp, max = Infinity): InputFilter => {
  const read = (one: string) => (allowed.test(one) ? one : toAsciiDigits(one));
  return (typed) => {
    const all = Array.from(typed);
    const kept = all.map(read).filter((one) => allowed.test(one));
    const removed = all.filter((one) => !allowed.test(read(one)));
    return { text: kept.slice(0, max).join(''), removed: removed.join('') };
  };
};

/** Names and locations: letters of any script with their marks, and spaces (D30). */
export const lettersAndSpaces = keep(/[\p{L}\p{M} ]/u);

/** Usernames, sponsors, tax ids: ASCII only, because they go into a path (D30, T17). */
export const lettersAndDigits = keep(/[A-Za-z0-9]/);

/** Email addresses, as specified without + - _ (D29). Removed characters are shown. */
export const email = keep(/[A-Za-z0-9@.]/);

/** Phone numbers at registration: digits and + (D31). */
export const phone = keep(/[0-9+]/);

/** Address lines: letters, digits, spaces and . - / , (A §5). */
export const addressLine = keep(/[\p{L}\p{M}\p{N} .\-/,]/u);

/** Addresses of a network: visible ASCII characters. Pasted blanks are dropped silently. */
export const chainAddress: InputFilter = (typed) => keep(/[\x21-\x7e]/, 128)(typed.replace(/\s+/g, ''));

/** A bank's reference number for a payment. */
export const bankReference = keep(/[A-Za-z0-9._-]/);

/** One line of text: everything but control characters. */
export const plainMessages = keep(/[^\p{Cc}]/u);

/** Account numbers: digits and dot (D77). */
export const digitsAndDots = keep(/[0-9.]/);

/** Digits, at most `max`: codes, pins (D28), the profile's phone and pincode. */
export const digits = (max?: number): InputFilter => keep(/[0-9]/, max);
