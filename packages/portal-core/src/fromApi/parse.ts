import { parseDecimal } from '@portal/ui/text/format/decimal';
import type { Fields, Item, Unread } from './answer';
import { parseText } from './parseText';

export { parseText } from './parseText';
export { parsePlainText, toExcerpt, toHtml } from './plainText';

// Lenient parsers of a server's values, for mappers only. Unreadable values are absent, and nothing throws.

/** The fields of an object; empty for anything else. */
export function parseFields<T>(value: Unread<T> | undefined): Fields<T> {
  const held: unknown = value;
  return typeof held === 'object' && held !== null && !Array.isArray(held) ? held : {};
}

/** The items of a list; empty for anything else. */
export const parseItems = <T>(value: Unread<T> | undefined): Unread<Item<T>>[] =>
  Array.isArray(value) ? (value as Unread<Item<T>>[]) : [];

/** The objects of a list; empty for anything else. */
export const parseList = <T>(value: Unread<T> | undefined): Fields<Item<T>>[] =>
  parseItems(value).filter((item): item is Fields<Item<T>> => parseFields(item) === item);

/** `12,500.50`, as PHP's number_format writes it. */
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

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

const ungrouped = (text: string) => (grouped.test(text) ? text.replaceAll(',', '') : text);

/** A decimal string; undefined for NaN, `1e3` and any other non-number (T22, D133). */
export function parseMoney(value: unknown): string | undefined {
  const text = parseText(value);
  const plain = text === undefined ? undefined : toDigits(ungrouped(text));
  return plain !== undefined && parseDecimal(plain) ? plain : undefined;
}

/** An amount, or '' which is shown as `--`, because an unreadable amount is not zero. */
export const amountOrNone = (value: unknown): string => parseMoney(value) ?? '';

/** A whole number from 0, also with grouped digits. */
export function parseCount(value: unknown): number | undefined {
  const text = ungrouped(parseText(value) ?? '');
  const number = /^\d{1,15}(\.0+)?$/.test(text) ? Number(text) : undefined;
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}

/** 1 or 0, also from a boolean or a text. */
export function parseFlag(value: unknown): 0 | 1 | undefined {
  if (value === true || value === 1 || value === '1') return 1;
  return value === false || value === 0 || value === '0' ? 0 : undefined;
}
