/** The result of a filter. */
export interface Filtered {
  /** The text without the characters that are not allowed. */
  text: string;
  /** The refused characters in their order, or '' when there are none. */
  removed: string;
}

/**
 * A filter reads from the start and judges each character by the text before it, so that the part
 * before the caret stays the same whatever follows. The ready-made filters are in forms/filters.
 */
export type InputFilter = (text: string) => Filtered;

/** What was taken out of an input. */
export interface Taken {
  /** The characters that are not allowed there, or '' when there are none. */
  removed: string;
  /** More was typed than the limit allows. */
  full: boolean;
}

/** Lets every text through. */
export const anyText: InputFilter = (text) => ({ text, removed: '' });

/**
 * Filters the text of an input and keeps the caret behind the same character. Characters over the limit are taken
 * out before the caret, where they were typed, so that the earlier text stays.
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
  // Inputs of type email and number have no caret to set.
  const caret = head.join('').length;
  if (selectionStart !== null) input.setSelectionRange(caret, caret);
  return { removed, full: over > 0 };
}
