import { toDirection } from './languages/direction';
import { getMessage } from './message/message';
// Declares the global for replacement messages. As a value it would load the portal's texts before their replacement.
import type {} from './defineMessages';

/** Texts by their keys, such as `withdrawMessages.next`. */
export type MessageTexts = Readonly<Record<string, string>>;

/** The values of a text by their names. */
export type MessageValues = Readonly<Record<string, string | number | undefined>>;

type Composed = (values: MessageValues) => string;

type Text = string | Composed | readonly Text[] | { [key: string]: Text };

/**
 * A value for a text. An object rather than a string, to recognise it when the text is composed. A formatted
 * count (`1,003`) still selects its plural form by its number.
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
 * Isolates a value from the surrounding text. Otherwise `$703.76` becomes `703.76$` in right-to-left text.
 * Its direction is that of its first letter.
 */
const isolated = (text: string) => (text === '' ? '' : `\u2068${text}\u2069`);

/** Isolates English text. Otherwise its full stop moves to the wrong end. */
const leftToRight = (text: string) => (text === '' ? '' : `\u2066${text}\u2069`);

/** A code that starts with a digit, such as `2FA` or `0x`. Arabic text would reverse it. */
const code = /\b\d+[A-Za-z]\w*/g;

interface Language {
  name: string;
  /** Isolates a filled value. */
  value: (part: string) => string;
  /** Isolates the codes of a text. */
  text: (part: string) => string;
  /** Isolates an English text, which stands in for a missing one. */
  english: (text: string) => string;
}

const same = (part: string) => part;

const languageNamed = (name: string): Language =>
  toDirection(name) === 'rtl'
    ? { name, value: isolated, text: (part) => part.replaceAll(code, isolated), english: leftToRight }
    : { name, value: same, text: same, english: same };

/**
 * A text with placeholders: `{name}` is a value, and `{count, plural, one {…} other {…}}` selects by a number, as
 * in Unicode's message format. Parsed when it is first shown. A text that can't be filled is ours, in English.
 */
function filledIn(text: string, own: Composed, language: Language): Composed {
  let message: ReturnType<typeof getMessage> | undefined;
  const fillIn: Composed = (values) => {
    message ??= getMessage(text, language.name);
    const filled = Object.entries(values).map(([name, value]): [string, Filling | number | undefined] => [
      name,
      typeof value === 'string' ? new Filling(value) : value,
    ]);
    return message
      .formatToParts<Filling>(Object.fromEntries(filled))
      .map(({ value }) => (value instanceof Filling ? language.value(value.text) : language.text(value)))
      .join('');
  };
  return (values) => {
    try {
      return fillIn(values);
    } catch (error) {
      // For the console and the operator's reports. Old browsers lack it.
      (globalThis as { reportError?: (error: unknown) => void }).reportError?.(error);
      return language.english(own(values));
    }
  };
}

/** One of our texts, or its replacement if there is one. Functions and lists keep their type. */
function replaced(path: string, own: Text, texts: MessageTexts, language: Language): Text {
  if (typeof own === 'object') {
    const inner = Object.entries(own).map(([key, text]): [string, Text] => [
      key,
      replaced(`${path}.${key}`, text, texts, language),
    ]);
    return Array.isArray(own) ? inner.map(([, text]) => text) : Object.fromEntries(inner);
  }
  const other = texts[path];
  if (other === undefined)
    return typeof own === 'string' ? language.english(own) : (values) => language.english(own(values));
  return typeof own === 'string' ? language.text(other) : filledIn(other, own, language);
}

/** Replaces our messages with `texts` in everything defined from now on. */
export function putMessages(texts: MessageTexts, language: string): void {
  const spoken = languageNamed(language);
  globalThis.portalWording = (name, own) => replaced(name, own as Text, texts, spoken) as typeof own;
}
