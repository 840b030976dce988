import { cutText } from '@portal/api';
import { decodeEntities, dropHidden, dropTags, startOfHtml } from './markup';
import { parseHtml } from './parseFields';

// Separate from `parse.ts`, so the sign-in does not load the readers of HTML.

/** Longer bodies are cut, because parsing and sanitising are synchronous. */
const longestHtml = 100_000;

/** A server's unchanged HTML, for `HtmlBody` only (T1); '' for anything else. */
export const toHtml = (value: unknown): string =>
  typeof value === 'string' ? startOfHtml(value, longestHtml).trim() : '';

/** The text of HTML without markup (D62), at most `length` characters, never parsed as HTML. */
export function parsePlainText(html: unknown, length = 300): string {
  const text = dropTags(dropHidden(startOfHtml(parseHtml(html) ?? '', length * 20)));
  return cutText(decodeEntities(text).replace(/\s+/g, ' ').trim(), length);
}

/** The start of an HTML text as sentences. A heading or paragraph without a full stop gets one. */
export function toExcerpt(html: unknown, length = 300): string {
  const parts = dropHidden(startOfHtml(parseHtml(html) ?? '', length * 20))
    .split(/<\/(?:p|h[1-6]|li|div|blockquote|tr)\s*>|<br\b[^>]*>/i)
    .map((part) => parsePlainText(part, length))
    .filter((part) => part !== '');
  const stopped = parts.map((part, index) =>
    index < parts.length - 1 && !/[.!?…:;,]$/.test(part) ? `${part}.` : part,
  );
  return cutText(stopped.join(' '), length);
}
