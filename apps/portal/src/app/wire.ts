import { parseDecimal } from '@portal/ui/text/format/decimal';

// Lenient readers of a server's values, for `.view.ts` alone: what can't be read is absent, and nothing throws.

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The objects of a list; none for anything else. */
export function listOf(value: unknown): Fields[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.filter((item): item is Fields => fieldsOf(item) === item);
}

/** A text that says something, without control characters; numbers count as texts. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const clean = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return clean === '' ? undefined : clean;
}

/** A decimal string; undefined for NaN, exponents, separators and all else that is no plain number (T22). */
export function amountOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && parseDecimal(text) ? text : undefined;
}

/** An amount that is 0.00 when the server has none (the contract's Dashboard). */
export const amountOrZero = (value: unknown): string => amountOf(value) ?? '0.00';

/** A whole number from 0. */
export function countOf(value: unknown): number | undefined {
  const text = textOf(value);
  const number = text !== undefined && /^\d{1,15}(\.0+)?$/.test(text) ? Number(text) : undefined;
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}

/** 1 or 0, also of a boolean or a text. */
export function flagOf(value: unknown): 0 | 1 | undefined {
  if (value === true || value === 1 || value === '1') return 1;
  return value === false || value === 0 || value === '0' ? 0 : undefined;
}

/** Longer bodies are cut: they are read, and cleaned, in one go. */
const longestHtml = 100_000;

/** A server's HTML as it came, for `HtmlBody` alone (T1); '' for anything else. */
export const htmlOf = (value: unknown): string =>
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

/** The words of an HTML text, for places that show no markup (D62): at most `length` characters, never parsed as HTML. */
export function wordsOf(html: unknown, length = 300): string {
  return (textOf(html) ?? '')
    .slice(0, length * 20)
    .replace(/<(script|style)\b[^>]*>.*?(<\/\1\s*>|$)/gis, ' ')
    .replace(/<\/?(?:a|b|i|u|em|strong|span|small|code|mark|sub|sup)\b[^>]*(>|$)/gi, '')
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, ' ')
    .replace(/&(#39|[a-z]+);/gi, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length);
}
