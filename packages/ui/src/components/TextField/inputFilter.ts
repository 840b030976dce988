/** What a filter makes of a text. */
export interface Filtered {
  /** The text without what may not stand in it. */
  text: string;
  /** The characters that were refused, in their order; '' when none were. */
  removed: string;
}

/**
 * A filter reads from the start and decides each character by what stands before it, so that the part
 * before the caret stays the same whatever follows. The ready ones are in forms/filters.
 */
export type InputFilter = (text: string) => Filtered;

/** What was taken out of an input. */
export interface Taken {
  /** The characters that may not stand there; '' for none. */
  removed: string;
  /** More was typed than there is room for. */
  full: boolean;
}

/** Lets every text through. */
export const anyText: InputFilter = (text) => ({ text, removed: '' });

/**
 * Filters what an input holds and keeps the caret behind the character it stood behind. What is over the limit is
 * taken out where it was typed, before the caret, so that what stood there stays.
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
