import { removeGrouping } from './removeGrouping';
import { parseText } from './parseFields';

export { amountOrNone, parseMoney } from './parseMoney';
export { hasValue, parseItems, parseList, parseNames, parseOneOrMore } from './parseList';
export { isSentObject, parseFields, parseFlag, parseText } from './parseFields';
export { parsePlainText, toExcerpt, toHtml } from './plainText';

// Lenient parsers of a server's values, for mappers only. Unreadable values are absent, and nothing throws.

/** A whole number from 0, also with grouped digits. */
export function parseCount(value: unknown): number | undefined {
  const text = removeGrouping(parseText(value) ?? '');
  const number = /^\d{1,15}(\.0+)?$/.test(text) ? Number(text) : undefined;
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}
