import { parseDecimal } from '@portal/ui/text/format/decimal';
import { removeGrouping } from './removeGrouping';
import { parseText } from './parseFields';

/** `5.55E-17`, as PHP and JavaScript write a float. */
const exponential = /^(-?)(\d)(?:\.(\d+))?e([+-]\d{1,3})$/i;

/** Its decimal digits. Below a hundredth of a cent it is the dust of a sum of floats, hence 0. */
function toDigits(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent] = exponential.exec(text) ?? [];
  if (exponent === undefined) return text;
  const shift = Number(exponent);
  if (shift < -4) return '0';
  if (shift < 0) return `${sign}0.${'0'.repeat(-shift - 1)}${whole}${fraction}`;
  const digits = (whole + fraction).padEnd(shift + 1, '0');
  const rest = digits.slice(shift + 1);
  return `${sign}${digits.slice(0, shift + 1)}${rest && `.${rest}`}`;
}

/** A decimal string; undefined for NaN, `1e3` and any other non-number (T22, D133). */
export function parseMoney(value: unknown): string | undefined {
  const text = parseText(value);
  const plain = text === undefined ? undefined : toDigits(removeGrouping(text));
  return plain !== undefined && parseDecimal(plain) ? plain : undefined;
}

/** An amount, or '' which is shown as `--`, because an unreadable amount is not zero. */
export const amountOrNone = (value: unknown): string => parseMoney(value) ?? '';
