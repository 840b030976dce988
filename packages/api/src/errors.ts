import { presentableText } from './texts';

interface FieldErrors {
  /** The texts of every field, for the form. Empty when `errors` has no fields. */
  fields: Record<string, string[]>;
  /** The first text of the first field, or the plain text; '' without any (A §8, D39). */
  first: string;
}

const mostFields = 50;
const mostTexts = 10;
const deepest = 3;
const unsafeKeys = ['__proto__', 'constructor', 'prototype'];

function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'object' && value !== null) {
    if (depth === deepest) return [];
    return Object.values(value)
      .slice(0, mostFields)
      .flatMap((inner) => textsIn(inner, depth + 1))
      .slice(0, mostTexts);
  }
  const text = presentableText(value);
  return text === '' ? [] : [text];
}

/**
 * Parses the `errors` of a response in any shape: an object of arrays, of texts or of nested values, an
 * array, or a plain text (A §8, B §8, D39). Skips values that aren't text. Never throws.
 */
export function fieldErrors(errors: unknown): FieldErrors {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) {
    return { fields: {}, first: textsIn(errors)[0] ?? '' };
  }
  const entries = Object.entries(errors)
    .filter(([field]) => !unsafeKeys.includes(field))
    .slice(0, mostFields)
    .map(([field, value]): [string, string[]] => [field, textsIn(value)])
    .filter(([, texts]) => texts.length > 0);
  return { fields: Object.fromEntries(entries), first: entries[0]?.[1][0] ?? '' };
}
