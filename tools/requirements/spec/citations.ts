/** One citation of a section, a decision or a threat in a text. */
export interface Citation {
  /** An id such as `A §5`, `A §4.2`, `D36`, `T12`. */
  id: string;
  /** The citation's index in the text. */
  index: number;
  /** The following text, at most 40 characters: `A §2 (Register)` names a part of the section. */
  follows: string;
}

/** A range such as D52–D56 has a few members. `D1 to D108` would be an error. */
const longestRange = 40;

/*
 * A citation has no word, colour, path, version or number before it, and no time (`T10:00`), name or version behind it.
 * `d3-zoom`, `2026-01-05T10:00`, `#D97706` and the curve in `M3 5 T12 5` don't match, and a number never begins with 0.
 */
const before = String.raw`(?<![\w#$/\\.-]|\d\s)`;
const behind = String.raw`(?!\w|:\d|-(?!\s?[DT]\d)|\.\w)`;
const to = String.raw`\s?(?:–|—|\.\.)\s?|\s?-\s?|\sto\s`;

/** The letter is repeated, except after a range's dash: D52–56. */
const numbered = new RegExp(
  `${before}([DT])([1-9]\\d{0,2})(?:(?:(?:${to})\\1|–)([1-9]\\d{0,2}))?${behind}`,
  'g',
);
const section = /(?<![\w-])([AB])\s?§\s?([1-9]\d?)(?:\.([1-9]\d?))?(?!\d)/g;
/** In `A §2, §9` and `A §4.2 to §4.6` the document is named once. */
const sameDocument = new RegExp(
  String.raw`^(${to}|,\s?(?:and\s)?|\s(?:and|or)\s)§\s?([1-9]\d?)(?:\.([1-9]\d?))?(?!\d)`,
);
const isRange = new RegExp(`^(?:${to})$`);

const upTo = (from: number, last: number): number[] =>
  last < from || last - from > longestRange
    ? [from, last]
    : Array.from({ length: last - from + 1 }, (_none, step) => from + step);

function* numberedIn(text: string): Generator<Citation> {
  for (const match of text.matchAll(numbered)) {
    const [whole, letter = '', first = '', last] = match;
    const follows = text.slice(match.index + whole.length, match.index + whole.length + 40);
    for (const number of upTo(Number(first), Number(last ?? first)))
      yield { id: `${letter}${number}`, index: match.index, follows };
  }
}

const sectionId = (letter: string, number: number, part?: number) =>
  `${letter} §${number}${part === undefined ? '' : `.${part}`}`;

function* sectionsIn(text: string): Generator<Citation> {
  for (const match of text.matchAll(section)) {
    const [whole, letter = '', number = '', part] = match;
    const { index } = match;
    let end = index + whole.length;
    const rest = (): string => text.slice(end, end + 40);
    let last = { number: Number(number), part: part === undefined ? undefined : Number(part) };
    yield { id: sectionId(letter, last.number, last.part), index, follows: rest() };
    for (let more = sameDocument.exec(rest()); more; more = sameDocument.exec(rest())) {
      end += more[0].length;
      const next = { number: Number(more[2]), part: more[3] === undefined ? undefined : Number(more[3]) };
      const ids =
        isRange.test(more[1] ?? '') && next.number === last.number && next.part && last.part
          ? upTo(last.part + 1, next.part).map((step) => sectionId(letter, next.number, step))
          : isRange.test(more[1] ?? '')
            ? upTo(last.number + 1, next.number).map((step) => sectionId(letter, step, next.part))
            : [sectionId(letter, next.number, next.part)];
      for (const id of ids) yield { id, index, follows: rest() };
      last = next;
    }
  }
}

/** Returns every citation of a text in order, with lists and ranges expanded. */
export function citationsIn(text: string): Citation[] {
  return [...sectionsIn(text), ...numberedIn(text)].sort((a, b) => a.index - b.index);
}
