import { toDirection } from './languages/names';
import { getMessage } from './message/message';
// Declares the place where the words are put.
import './defineMessages';

/** Texts by their keys, such as `withdrawMessages.next`. */
export type Words = Readonly<Record<string, string>>;

type Text =
  | string
  | ((...parts: readonly (string | number)[]) => string)
  | readonly Text[]
  | { [key: string]: Text };

/**
 * What is filled into a text. It is no string, so that it is known again when the text is composed, and so that a count
 * that is written out (`1,003`) chooses among the forms of a plural as the number that it is.
 */
class Filling {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
  valueOf() {
    return /^\d[\d,]*$/.test(this.text) ? Number(this.text.replaceAll(',', '')) : NaN;
  }
}

/**
 * Keeps what is filled in from mixing with the words around it: without that `$703.76` reads `703.76$` between words that
 * go from right to left. It goes its own way, by its first letter.
 */
const isolated = (text: string) => (text === '' ? '' : `\u2068${text}\u2069`);

/** A code that begins with a digit, such as `2FA` or `0x`. In Arabic text its letters would be drawn before its digit. */
const code = /\b\d+[A-Za-z]\w*/g;

interface Language {
  name: string;
  /** Isolates a filled value. */
  value: (part: string) => string;
  /** Isolates the codes of a text. */
  text: (part: string) => string;
}

const same = (part: string) => part;

const languageNamed = (name: string): Language =>
  toDirection(name) === 'rtl'
    ? { name, value: isolated, text: (part) => part.replaceAll(code, isolated) }
    : { name, value: same, text: same };

/**
 * A text with parts that are filled in: `{0}` stands for the first, and `{0, plural, one {…} other {…}}` chooses by a
 * number, as the Unicode's message format says. It is read when it is first shown.
 */
function filledIn(text: string, language: Language): (...parts: readonly (string | number)[]) => string {
  let message: ReturnType<typeof getMessage> | undefined;
  return (...parts) => {
    message ??= getMessage(text, language.name);
    const values = parts.map((part, at): [string, string | number | Filling] => [
      String(at),
      typeof part === 'string' ? new Filling(part) : part,
    ]);
    return message
      .formatToParts<Filling>(Object.fromEntries(values))
      .map(({ value }) => (value instanceof Filling ? language.value(value.text) : language.text(value)))
      .join('');
  };
}

/** One text of ours, or what stands in its place. A function stays one, and so does a list. */
function replaced(path: string, own: Text, words: Words, language: Language): Text {
  if (typeof own === 'object') {
    const inner = Object.entries(own).map(([key, text]): [string, Text] => [
      key,
      replaced(`${path}.${key}`, text, words, language),
    ]);
    return Array.isArray(own) ? inner.map(([, text]) => text) : Object.fromEntries(inner);
  }
  const other = words[path];
  if (other === undefined) return own;
  return typeof own === 'string' ? language.text(other) : filledIn(other, language);
}

/** Lets `words` stand in the place of our own in every catalogue that is made from now on. */
export function putMessages(words: Words, language: string): void {
  const spoken = languageNamed(language);
  globalThis.portalWording = (name, own) => replaced(name, own as Text, words, spoken) as typeof own;
}
