import type { Fields, Unread } from './answer';
import { parseText } from './parseText';

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
