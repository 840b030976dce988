import { toMapEntries } from '@portal/api';
import type { Fields, Item, Unread } from './answer';
import { ungrouped, withDecimalPoints } from './numberFormat';
import { parseText } from './parseText';

export { amountOrNone, parseMoney } from './parseMoney';
export { parseText } from './parseText';
export { parsePlainText, toExcerpt, toHtml } from './plainText';

// Lenient parsers of a server's values, for mappers only. Unreadable values are absent, and nothing throws.

/** The fields of an object; empty for anything else. */
export function parseFields<T>(value: Unread<T> | undefined): Fields<T> {
  const held: unknown = value;
  return typeof held === 'object' && held !== null && !Array.isArray(held) ? held : {};
}

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

/** A whole number from 0, also with grouped digits. */
export function parseCount(value: unknown): number | undefined {
  const text = ungrouped(parseText(value) ?? '');
  const number = /^\d{1,15}(\.0+)?$/.test(text) ? Number(text) : undefined;
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}

const yes = /^(?:1|true|yes|y|on|t)$/i;
const no = /^(?:0|false|no|n|off|f)$/i;

/** 1 or 0, from a boolean, a number or a word in any spelling. Undefined for anything else, such as `[]`. */
export function parseFlag(value: unknown): 0 | 1 | undefined {
  const word = typeof value === 'boolean' ? String(value) : (parseText(value) ?? '');
  return yes.test(word) ? 1 : no.test(word) ? 0 : undefined;
}

/** Whether a field has content: not null, false, blank, an empty list or an empty object. */
export function hasValue(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value === true || (parseText(value) !== undefined && parseFlag(value) !== 0);
}
