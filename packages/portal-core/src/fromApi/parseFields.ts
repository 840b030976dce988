import { decodeEscapes } from '@portal/api';
import type { Fields, Unread } from './answer';

/** HTML without control characters; undefined for a blank text. Numbers count as texts. */
export function parseHtml(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  return typeof text === 'string' ? clean(text) : undefined;
}

function clean(text: string): string | undefined {
  const line = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return line === '' ? undefined : line;
}

/** A non-empty text without control characters and escapes (D147); numbers count as texts. */
export function parseText(value: unknown): string | undefined {
  const text = parseHtml(value);
  return text?.includes('&') ? clean(decodeEscapes(text)) : text;
}

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
