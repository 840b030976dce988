import labels from './labels.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import type { Language } from './language';

type Filled<Text extends string> = Text extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Text;

/** The portal looks for these words to show them at the code, and translates them. */
const kept = [
  ...(['Invalid otp', 'Invalid authenticator', 'Invalid mpin', 'Invalid recovery code'] as const),
  'Too many wrong tries. Please try again later.',
] as const;

/** The operator's pages are in English. */
type OperatorSentence =
  | 'There is no such member.'
  | 'There is no such payment method.'
  | `The withdrawals of ${string} are not held.`
  | `The account ${string} is not frozen.`
  | 'The account is frozen: nothing is paid out of it.'
  | 'This server can’t seed its data again.'
  | 'The operator’s pages answer to this machine only.'
  | 'Open the address printed when the sandbox started. It contains the key.';

/** Every sentence that the sandbox can say, with any values. One that texts.json lacks is a type error. */
export type Sentence = Filled<keyof typeof texts> | (typeof kept)[number] | OperatorSentence;

export const isKept = (text: string): boolean => (kept as readonly string[]).includes(text);

type Translations = Record<Exclude<Language, 'en'>, string>;

const toPattern = (text: string) =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>[^]+?)')}$`);

/** Isolates a value, because `$30.00` becomes `30.00$` in right-to-left text. */
const isolate = (value: string, language: Language) => (language === 'ar' ? `\u2068${value}\u2069` : value);

interface Found {
  translations: Translations;
  values: Record<string, string>;
}

/** Finds a text with any values among known ones. The longest comes first, because it says most. */
function createFinder(known: ReadonlyMap<string, Translations>): (english: string) => Found | undefined {
  const patterns = [...known]
    .filter(([text]) => text.includes('{'))
    .map(([text, translations]) => ({ text, pattern: toPattern(text), translations }))
    .toSorted((one, other) => other.text.length - one.text.length);
  return (english) => {
    const same = known.get(english);
    if (same) return { translations: same, values: {} };
    for (const { pattern, translations } of patterns) {
      const groups = pattern.exec(english)?.groups;
      if (groups) return { translations, values: { ...groups } };
    }
    return undefined;
  };
}

const known = new Map<string, Translations>(Object.entries(texts));
const knownLabels = new Map<string, Translations>(Object.entries(labels));
const findSentence = createFinder(known);
const findLabel = createFinder(knownLabels);

export const isSentence = (english: string): boolean => findSentence(english) !== undefined;

function translate(english: string, found: Found | undefined, language: Language | undefined): string {
  if (!found || language === undefined || language === 'en') return english;
  const { translations, values } = found;
  return translations[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return (known.get(value) ?? knownLabels.get(value))?.[language] ?? isolate(value, language);
  });
}

/** A sentence of the sandbox in a language. A text that isn't ours stays as it is. */
export const translateSentence = (english: string, language: Language | undefined): string =>
  translate(english, findSentence(english), language);

/** What the demo operator and its members write, such as news, packages and entries of the books, in a language. */
export const translateLabel = (english: string, language: Language | undefined): string =>
  translate(english, findLabel(english), language);

/** A text that is a label as a whole, in a language. Any other is someone's own words, so it stays. */
export const translateName = (text: string, language: Language | undefined): string =>
  language === undefined || language === 'en' ? text : (knownLabels.get(text)?.[language] ?? text);

/** What a demo member or the demo support wrote. A shorter text may be any member's own words, so it stays. */
export const translateWritten = (text: string, language: Language | undefined): string =>
  text.split(' ').length > 3 ? translateName(text, language) : text;

/** The English labels that contain a text in a language, for a search. */
export const findLabels = (text: string, language: Language | undefined): string[] =>
  language === undefined || language === 'en'
    ? []
    : [...knownLabels].flatMap(([english, translations]) =>
        translations[language].toLowerCase().includes(text.toLowerCase()) ? [english] : [],
      );

/** The English label of a translated one, such as a document's name that comes back. An unknown one is unchanged. */
export const toEnglishLabel = (text: string): string =>
  Object.entries(labels).find(([, translations]) => Object.values(translations).includes(text))?.[0] ?? text;

/** The lines of a text or the blocks of markup, such as a notice's or a news item's. */
export const translateLines = (text: string, language: Language | undefined): string =>
  text
    .split(/(\n|<\/?(?:p|table|thead|tbody|tr|th|td|ul|ol|li|h3|blockquote)\b[^>]*>)/)
    .map((line) => translate(line, findSentence(line) ?? findLabel(line), language))
    .join('');
