import serverTexts from '../../../../apps/sandbox/src/api/languages/texts.json';
import { spoken } from '../../../../.storybook/operator/speak';
import { catalogues } from '../../../../packages/ui/src/text/defineMessages';

type Composed = (values: Readonly<Record<string, string>>) => string;

/** As a query reads a text: words that stay on one line have another space between them. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const escape = (text: string) => plain(text).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const placeholder = /\\\{(\w+)\\\}/g;
/** The signs around a value in a text from right to left. A number has none. */
const isolates = /[\u2068\u2069]/g;

/** How a text with values shows these English words, as a pattern: a value that is left open (`{time}`) is any. */
function fill(own: Composed, shown: Composed, english: string): string[] {
  try {
    const named = own(new Proxy({}, { get: (_own, name) => `{${String(name)}}` }));
    const source = escape(named).replaceAll(placeholder, '(?<$1>.+)');
    const values = new RegExp(`^${source}$`, 's').exec(english)?.groups;
    if (!values) return [];
    return [escape(shown(values)).replaceAll(isolates, '$&?').replaceAll(placeholder, '.+')];
  } catch {
    // A text that counts can't be read by a name in place of its number.
    return [];
  }
}

/** How the page shows the texts below `own` that are these English words, as patterns. */
function translate(own: unknown, shown: unknown, english: string): string[] {
  if (typeof own === 'string')
    return plain(own) === english ? [escape(shown as string).replaceAll(placeholder, '.+')] : [];
  if (typeof own === 'function') return fill(own as Composed, shown as Composed, english);
  return Object.entries(own as object).flatMap(([key, inner]) =>
    translate(inner, (shown as Record<string, unknown>)[key], english),
  );
}

const served: Readonly<Record<string, Readonly<Record<string, string>>>> = serverTexts;

/** The patterns of English words, while this many catalogues are loaded. */
const known = new Map<string, { loaded: number; patterns: string[] }>();

/**
 * What these English words of the portal or its server are in the page's language. Some are several texts. A query asks
 * once for each element, and a look through all messages takes milliseconds.
 */
function toPatterns(english: string): string[] {
  const loaded = catalogues.size;
  const before = known.get(english);
  if (before?.loaded === loaded) return before.patterns;
  const server = served[english];
  const patterns = [
    ...[...catalogues.values()].flatMap(([own, shown]) => translate(own, shown, english)),
    ...(server ? [escape(server[spoken.language] ?? english)] : []),
  ];
  known.set(english, { loaded, patterns });
  return patterns;
}

/**
 * Matches a text by its English, in the language that the page shows. Its catalogue may load after this call. A text that
 * no catalogue has, such as a member's name, is itself.
 */
export const translation = (english: string) => (text: string) => {
  const patterns = toPatterns(english);
  if (patterns.length === 0) return text === english;
  return patterns.some((pattern) => new RegExp(`^${pattern}$`, 's').test(text));
};

/** Matches what has this text in it. Its catalogue must be loaded. */
export function translationPattern(english: string): RegExp {
  const patterns = toPatterns(english);
  if (patterns.length === 0) throw new Error(`No text of the portal or its server is “${english}”.`);
  return new RegExp(patterns.join('|'), 's');
}
