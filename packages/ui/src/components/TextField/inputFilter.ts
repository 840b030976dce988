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

/** Filters what an input holds, keeps the caret behind the character it stood behind, says what was removed. */
export function filterInput(input: HTMLInputElement, filter: InputFilter): string {
  const before = input.value;
  const { text, removed } = filter(before);
  if (text === before) return '';
  const caret =
    input.selectionStart === null ? null : filter(before.slice(0, input.selectionStart)).text.length;
  input.value = text;
  // Inputs of type email and number have no caret to set.
  if (caret !== null) input.setSelectionRange(caret, caret);
  return removed;
}
