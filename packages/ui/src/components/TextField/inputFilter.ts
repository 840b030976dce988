/** The result of a filter. */
export interface Filtered {
  /** The text with only allowed characters. */
  text: string;
  /** The forbidden characters in order, or ''. */
  removed: string;
}

/**
 * A filter reads from the start and judges each character by the text before it, so the part before the caret
 * never depends on the rest. The common filters are in forms/filters.
 */
export type InputFilter = (text: string) => Filtered;

/** The removed part of an input. */
export interface Taken {
  /** The forbidden characters, or ''. */
  removed: string;
  /** The input exceeds the limit. */
  full: boolean;
}

/** Allows every text. */
export const anyText: InputFilter = (text) => ({ text, removed: '' });

/**
 * Filters the text of an input and keeps the caret after the same character. Characters over the limit are
 * removed before the caret, where they were typed, which keeps the earlier text.
 */
export function filterInput(input: HTMLInputElement, filter: InputFilter, limit = Infinity): Taken {
  const before = input.value;
  const { text, removed } = filter(before);
  const characters = Array.from(text);
  const over = Math.max(0, characters.length - limit);
  if (text === before && over === 0) return { removed, full: false };
  const { selectionStart } = input;
  const typedTo =
    selectionStart === null
      ? characters.length
      : Array.from(filter(before.slice(0, selectionStart)).text).length;
  const head = characters.slice(0, Math.max(0, typedTo - over));
  input.value = [...head, ...characters.slice(typedTo)].slice(0, limit).join('');
  // Inputs of type email and number have no caret position.
  const caret = head.join('').length;
  if (selectionStart !== null) input.setSelectionRange(caret, caret);
  return { removed, full: over > 0 };
}
