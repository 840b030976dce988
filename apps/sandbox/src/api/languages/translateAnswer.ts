import type { Language } from './language';
import { isKept, isSentence, translateLabel, translateName, translateSentence } from './sentence';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an answer with sentences for members. Data of members stay as they are. */
const sentences = ['msg', 'message', 'errors', 'instructions'];

const mapTexts = (value: unknown, map: (text: string) => string): unknown => {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, map)]));
};

function mapSentences(body: unknown, map: (text: string) => string): unknown {
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      if (sentences.includes(key)) return [key, mapTexts(value, map)];
      return [key, key === 'cancel_data' ? mapSentences(value, map) : value];
    }),
  );
}

/** The fields with words about packages, entries of the books and devices, which may contain names and amounts. */
const labelled = new Set(['audience', 'pays', 'risk', 'note', 'description', 'device']);

/** The fields that may hold a person's own words, so only a text that is a label as a whole is translated. */
const named = new Set([
  ...['comment', 'remarks', 'document_name', 'identity', 'address'],
  ...['transfer_type', 'transaction_type'],
]);

const mapLabels = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapLabels(item, language));
  if (!isObject(value)) return value;
  const map = (key: string, item: unknown) => {
    if (isObject(item)) return mapLabels(item, language);
    if (labelled.has(key)) return mapTexts(item, (text) => translateLabel(text, language));
    return named.has(key)
      ? mapTexts(item, (text) => translateName(text, language))
      : mapLabels(item, language);
  };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(key, item)]));
};

/** An answer with the sandbox's sentences and the operator's words in the member's language. */
export const translateAnswer = (body: unknown, language: Language | undefined): unknown =>
  language === undefined || language === 'en'
    ? body
    : mapLabels(
        mapSentences(body, (text) => translateSentence(text, language)),
        language,
      );

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return isObject(value) ? Object.values(value).flatMap(listTexts) : [];
};

const listSentences = (body: unknown): string[] =>
  isObject(body)
    ? Object.entries(body).flatMap(([key, value]) => {
        if (sentences.includes(key)) return listTexts(value);
        return key === 'cancel_data' ? listSentences(value) : [];
      })
    : [];

/** The sentences of an answer that texts.json lacks, so members would read them in English. */
export const findUntranslated = (body: unknown): string[] =>
  listSentences(body).filter((text) => text !== '' && !isSentence(text) && !isKept(text));
