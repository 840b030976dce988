/** The ASCII digits of a text, in order; digits of other scripts are read as ASCII. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[^0-9]/g, '');

/** Writes digits over a code from `index` on. The code has no gaps and at most `length` digits. */
export function writeDigits(code: string, index: number, typed: string, length: number): string {
  const start = Math.min(index, code.length);
  const digits = digitsOf(typed);
  return (code.slice(0, start) + digits + code.slice(start + digits.length)).slice(0, length);
}

/** Takes one digit out. The digits after it move up. */
export const removeDigit = (code: string, index: number): string =>
  code.slice(0, index) + code.slice(index + 1);
