import { parseDecimal } from '@portal/ui/text/format/decimal';
import type { Fields, Item, Unread } from './answer';

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

/** A non-empty text without control characters; numbers count as texts. */
export function parseText(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const clean = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return clean === '' ? undefined : clean;
}

/** `12,500.50`, as PHP's number_format writes it. */
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** A number in digits. JavaScript writes an exponent from 1e21 and below 1e-6, which float sums can produce. */
function toDigits(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const [whole = '', fraction = ''] = mantissa.split('.');
  return Number(exponent) < 0 ? '0' : whole + fraction.padEnd(Number(exponent), '0');
}

/** A decimal string; undefined for NaN, text with exponents and any other non-number (T22, D133). */
export function parseMoney(value: unknown): string | undefined {
  const text = parseText(typeof value === 'number' && Number.isFinite(value) ? toDigits(value) : value);
  const plain = text !== undefined && grouped.test(text) ? text.replaceAll(',', '') : text;
  return plain !== undefined && parseDecimal(plain) ? plain : undefined;
}

/** An amount, or '' which is shown as `--`, because an unreadable amount is not zero. */
export const amountOrNone = (value: unknown): string => parseMoney(value) ?? '';

/** A whole number from 0. */
export function parseCount(value: unknown): number | undefined {
  const text = parseText(value);
  const number = text !== undefined && /^\d{1,15}(\.0+)?$/.test(text) ? Number(text) : undefined;
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}

/** 1 or 0, also from a boolean or a text. */
export function parseFlag(value: unknown): 0 | 1 | undefined {
  if (value === true || value === 1 || value === '1') return 1;
  return value === false || value === 0 || value === '0' ? 0 : undefined;
}

/** Longer bodies are cut, because parsing and sanitising are synchronous. */
const longestHtml = 100_000;

/** A server's unchanged HTML, for `HtmlBody` only (T1); '' for anything else. */
export const toHtml = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, longestHtml).trim() : '';

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
  ['nbsp', ' '],
]);

const hiddenMessages = /<(script|style)\b[^>]*>.*?(<\/\1\s*>|$)/gis;

/** The text of HTML without markup (D62), at most `length` characters, never parsed as HTML. */
export function parsePlainText(html: unknown, length = 300): string {
  return (parseText(html) ?? '')
    .slice(0, length * 20)
    .replace(hiddenMessages, ' ')
    .replace(/<\/?(?:a|b|i|u|em|strong|span|small|code|mark|sub|sup)\b[^>]*(>|$)/gi, '')
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, ' ')
    .replace(/&(#39|[a-z]+);/gi, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length);
}

/** The start of an HTML text as sentences. A heading or paragraph without a full stop gets one. */
export function toExcerpt(html: unknown, length = 300): string {
  const parts = (parseText(html) ?? '')
    .slice(0, length * 20)
    .replace(hiddenMessages, ' ')
    .split(/<\/(?:p|h[1-6]|li|div|blockquote|tr)\s*>|<br\b[^>]*>/i)
    .map((part) => parsePlainText(part, length))
    .filter((part) => part !== '');
  const stopped = parts.map((part, index) =>
    index < parts.length - 1 && !/[.!?…:;,]$/.test(part) ? `${part}.` : part,
  );
  return stopped.join(' ').slice(0, length);
}
