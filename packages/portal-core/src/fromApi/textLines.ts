import { decodeEntities, dropHidden, dropTags } from './markup';

// Separate from `markup.ts`, because only tickets need it.

/** Whether a text has tags that rich editors write. */
export const hasTags = (text: string): boolean =>
  /<\/?(?:p|div|br|hr|span|b|strong|i|em|u|s|a|ul|ol|li|h[1-6]|blockquote|pre|code|table|img|font|figure)(?:\s[^<>]{0,2000})?\/?>/i.test(
    text,
  );

/** Whether a whole text is one editor's document, or has the line breaks that a server put in. */
export const isDocument = (text: string): boolean =>
  /^<(p|div|ul|ol|h[1-6]|blockquote|table)\b[^]*<\/\1>$/i.test(text.trim()) || /<br\s*\/?>\r?\n/i.test(text);

/** A link's words, with its address unless they are the same. */
function toLinkText(_whole: string, href: string, words: string): string {
  const label = dropTags(words).trim();
  return label === '' || decodeEntities(label) === decodeEntities(href) ? href : `${label} (${href})`;
}

/**
 * An editor's HTML as plain text with its lines, list items and the addresses of its links. No pattern reads a part
 * twice, because a body may be hostile.
 */
export function toTextLines(html: string): string {
  const lines = dropHidden(html)
    .replace(/\s+/g, ' ')
    .replace(
      /<a\s[^<>]{0,500}?\bhref\s*=\s*["'](https?:[^"'<>\s]{1,1000})["'][^<>]{0,500}>([^]{0,500}?)<\/a\s*>/gi,
      toLinkText,
    )
    .replace(/<img\s[^<>]{0,1000}?\balt\s*=\s*["']([^"'<>]{1,200})["'][^<>]{0,1000}>/gi, ' $1 ')
    .replace(/<[bh]r\b[^>]*(?:>|$)/gi, '\n')
    .replace(/(?:<\/?(?:tr|div)\b[^>]*(?:>|$) *)+/gi, '\n')
    .replace(/<li\b[^>]*(?:>|$)/gi, '\n• ')
    .replace(/<\/?(?:p|h[1-6]|blockquote|ul|ol|pre|table|figure)\b[^>]*(?:>|$)/gi, '\n\n');
  return decodeEntities(dropTags(lines))
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
