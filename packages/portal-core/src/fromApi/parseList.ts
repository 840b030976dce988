import { toMapEntries } from '@portal/api';
import type { Fields, Item, Unread } from './answer';
import { withDecimalPoints } from './numberFormat';
import { parseFields, parseFlag, parseText } from './parseFields';

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
