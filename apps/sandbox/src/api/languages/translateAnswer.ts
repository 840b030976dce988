import texts from './texts.json' with { type: 'json' };

type Language = 'es' | 'ar' | 'hi';

const isLanguage = (name: string): name is Language => ['es', 'ar', 'hi'].includes(name);

/** The first language of `Accept-Language` that the sandbox has besides English; undefined for English first. */
export function parseLanguage(header: string | undefined): Language | undefined {
  const names = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const first = names.find((name) => name === 'en' || isLanguage(name));
  return first !== undefined && isLanguage(first) ? first : undefined;
}

const known: Readonly<Record<string, Record<Language, string>>> = texts;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an answer with sentences for members. Data of members stay as they are. */
const sentences = ['msg', 'message', 'errors', 'instructions'];

function translate(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return (Object.hasOwn(known, value) && known[value]?.[language]) || value;
  if (Array.isArray(value)) return value.map((item) => translate(item, language));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translate(item, language)]));
}

/**
 * An answer with the sandbox's own sentences in the member's language. The specification's exact texts stay in English,
 * because the portal knows and translates them.
 */
export function translateAnswer(body: unknown, header: string | undefined): unknown {
  const language = parseLanguage(header);
  if (language === undefined || !isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      if (sentences.includes(key)) return [key, translate(value, language)];
      return [key, key === 'cancel_data' ? translateAnswer(value, header) : value];
    }),
  );
}
