import { toMapEntries } from '@portal/api';
import { parseDecimal } from '@portal/ui/text/format/decimal';
import { removeGrouping } from './removeGrouping';
import { parseText } from './parseText';
import type { Fields, Item, Unread } from './answer';
import { withDecimalPoints } from './numberFormat';

export { parseText } from './parseText';
export { parsePlainText, toExcerpt, toHtml } from './plainText';

// Lenient parsers of a server's values, for mappers only. Unreadable values are absent, and nothing throws.

/** The fields of an object; empty for anything else. */
export function parseFields<T>(value: Unread<T> | undefined): Fields<T> {
  const held: unknown = value;
  return typeof held === 'object' && held !== null && !Array.isArray(held) ? held : {};
}

/** Whether a server sent an object or a list, even an empty one. */
export const isSentObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const yes = /^(?:1|true|yes|y|on|t)$/i;
const no = /^(?:0|false|no|n|off|f)$/i;

/** 1 or 0, from a boolean, a number or a word in any spelling. Undefined for anything else, such as `[]`. */
export function parseFlag(value: unknown): 0 | 1 | undefined {
  const word = typeof value === 'boolean' ? String(value) : (parseText(value) ?? '');
  return yes.test(word) ? 1 : no.test(word) ? 0 : undefined;
}

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

// Separate from `parse.ts`, so the sign-in does not load it.

/** The items of a list, also under whole numbers; empty for anything else. */
export const parseItems = <T>(value: Unread<T> | undefined): Unread<Item<T>>[] =>
  (Array.isArray(value) ? value : toMapEntries(value).map(([, item]) => item)) as Unread<Item<T>>[];

/** The items of a list, or the value itself where a server leaves the list out. */
export const parseOneOrMore = (value: unknown): unknown[] => {
  const isMap = toMapEntries(value).length > 0;
  return Array.isArray(value) || isMap ? parseItems(value as Unread<unknown[]>) : [value];
};

/** The ids and names of a map, in the order of the answer (D147); empty for anything else. */
export const parseNames = (value: unknown): [id: string, name: string][] =>
  toMapEntries(value).flatMap(([id, sent]): [string, string][] => {
    const name = parseText(sent);
    return name === undefined ? [] : [[id, name]];
  });

/** The objects of a list, with its numbers in one format (D148); empty for anything else. */
export const parseList = <T>(value: Unread<T> | undefined): Fields<Item<T>>[] =>
  withDecimalPoints(parseItems(value).filter((item): item is Fields<Item<T>> => parseFields(item) === item));

/** Whether a field has content: not null, false, blank, an empty list or an empty object. */
export function hasValue(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value === true || (parseText(value) !== undefined && parseFlag(value) !== 0);
}

/** A whole number from 0, also with grouped digits. */
export function parseCount(value: unknown): number | undefined {
  const text = removeGrouping(parseText(value) ?? '');
  const number = /^\d{1,15}(\.0+)?$/.test(text) ? Number(text) : undefined;
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}
