import type { Fields, Item, Unread } from './answer';
import { parseText, ungrouped } from './parseText';

export { amountOrNone, parseMoney } from './parseMoney';
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
