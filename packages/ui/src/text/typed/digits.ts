const digit = /\p{Nd}/u;

/** Unicode orders the ten digits of a script from zero to nine, and never splits them. */
function valueOfDigit(one: string): number {
  const code = one.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/**
 * The text with the decimal digits of every script as 0–9: `٢٥` → `25`. Other numerals such as `²` are
 * unchanged.
 */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (one) => String(valueOfDigit(one)));
