import { decodeEscapes } from '@portal/api';

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
