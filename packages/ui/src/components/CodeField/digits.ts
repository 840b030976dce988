import { toAsciiDigits } from '../../text/typed/digits';

/** The ASCII digits of a text, in order; digits of other scripts are read as ASCII. */
export const parseDigits = (text: string): string => toAsciiDigits(text).replace(/[^0-9]/g, '');

/** Consecutive digits, or groups of equal size with a blank or a dash between them: `123-456`. */
const runs = /\d+/g;
const groupedRuns = /(?<!\d)\d+(?:[ \u00a0\u2009\u202f-]\d+)+/g;
const isEven = (run: string) => new Set(run.split(/\D/).map(({ length }) => length)).size === 1;

/** The only code of that length in a text, such as a message; undefined for none or several. */
export function findCode(text: string, length: number): string | undefined {
  const plain = toAsciiDigits(text);
  const ofLength = (found: string[]) => found.map(parseDigits).filter((code) => code.length === length);
  const whole = ofLength(plain.match(runs) ?? []);
  const codes = new Set(whole.length > 0 ? whole : ofLength((plain.match(groupedRuns) ?? []).filter(isEven)));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/** Writes digits over a code from `index` on. The code has no gaps and at most `length` digits. */
export function writeDigits(code: string, index: number, typed: string, length: number): string {
  const start = Math.min(index, code.length);
  const digits = parseDigits(typed);
  return (code.slice(0, start) + digits + code.slice(start + digits.length)).slice(0, length);
}

/** Removes one digit. The digits after it move up. */
export const removeDigit = (code: string, index: number): string =>
  code.slice(0, index) + code.slice(index + 1);
