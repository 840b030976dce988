/** One citation of a section, a decision or a threat in a text. */
export interface Citation {
  /** An id such as `A §5`, `A §4.2`, `D36`, `T12`. Each is written in full, because ranges hide their members. */
  id: string;
  /** The citation's index in the text. */
  index: number;
  /** The following text, at most 40 characters: `A §2 (Register)` names a part of the section. */
  follows: string;
}

/*
 * A citation has no word, colour, path, version or number before it, and no time (`T10:00`), name or version behind it.
 * `d3-zoom`, `2026-01-05T10:00`, `#D97706` and the curve in `M3 5 T12 5` don't match, and a number never begins with 0.
 */
const citation =
  /(?<![\w#$/\\.-]|\d\s)([DT][1-9]\d{0,2})(?!\w|:\d|-|\.\w)|(?<![\w-])([AB])\s?§\s?([1-9]\d?(?:\.[1-9]\d?)?)(?!\d)/g;

/** Returns every citation of a text in order. */
export const citationsIn = (text: string): Citation[] =>
  [...text.matchAll(citation)].map(({ 0: whole, 1: numbered, 2: letter, 3: section, index }) => {
    const end = index + whole.length;
    return { id: numbered ?? `${letter} §${section}`, index, follows: text.slice(end, end + 40) };
  });
