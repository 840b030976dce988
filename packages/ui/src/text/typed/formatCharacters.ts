import { commonMessages } from '../commonMessages';
import { defineMessages } from '../defineMessages';

/** The names of signs that a field doesn't accept. */
export const signMessages = defineMessages('signMessages', {
  apostrophe: 'apostrophe',
  dot: 'dot',
  hyphen: 'hyphen',
  invisible: 'invisible character',
  underscore: 'underscore',
});

/** The characters that screen readers skip or that are hard to see. */
const names: readonly [RegExp, string][] = [
  [/\s/, commonMessages.space],
  [/['’‘`´]/, signMessages.apostrophe],
  [/\p{Pd}/u, signMessages.hyphen],
  [/_/, signMessages.underscore],
  [/\./, signMessages.dot],
  [/\p{C}/u, signMessages.invisible],
];

/** The different characters of a text, the first eight, in words: `underscore or hyphen`. */
export function formatCharacters(text: string, language = document.documentElement.lang || 'en'): string {
  // The parts that join an emoji belong to it.
  const characters = Array.from(text.replace(/\u200d(?=\p{Emoji})|\ufe0f/gu, ''));
  const named = characters.map((one) => names.find(([pattern]) => pattern.test(one))?.[1] ?? one);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format([...new Set(named)].slice(0, 8));
}
