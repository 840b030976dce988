const digit = /\p{Nd}/u;

/** Unicode keeps the ten digits of a script together, from zero to nine, and runs of scripts never break a ten. */
function valueOfDigit(one: string): number {
  const code = one.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** The text with the decimal digits of every script as 0–9: `٢٥` → `25`. Other numerals such as `²` stay. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (one) => String(valueOfDigit(one)));
