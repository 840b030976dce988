/** An entry of docs/spec: a section of the specification, a decision or a threat. */
export interface Entry {
  /** `A §2`, a numbered part `A §4.2`, a named part `A §2 Login`; `D36`, `T12`. */
  id: string;
  /** The heading above it. */
  under: string;
  /** What it asks for, as plain text with code in backquotes. */
  text: string;
  /** Why it is accepted and not carried out yet: `- **D158** (open: reason)`. '' for all others. */
  open: string;
  /** The tests that a threat names behind "Proof:", each by the end of its path. */
  evidence: string[];
}

const named = /^([AB] §\d+) (.+)$/;

/** Returns the section of a named part and its name. Undefined for every other entry. */
export function parseNamedPart(id: string): { section: string; name: string } | undefined {
  const [, section, name] = named.exec(id) ?? [];
  return section === undefined || name === undefined ? undefined : { section, name };
}

/** True when a name of a threat's tests means a path. `*.mappers.test.ts` names every mapper's test. */
export const isNamedBy = (path: string, name: string): boolean =>
  name.startsWith('*') ? path.endsWith(name.slice(1)) : path === name || path.endsWith(`/${name}`);

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
