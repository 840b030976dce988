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

/**
 * Characters that show nothing: blanks of every script, controls, zero-width and direction marks, and fillers. Not the
 * tags and selectors that end an emoji.
 */
const unseen = String.raw`\s\p{Cc}\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0`;
const atStart = new RegExp(`^[${unseen}]+`, 'u');
const atEnd = new RegExp(`[${unseen}]+$`, 'u');

/** A member's text without anything unseen at its ends, which is '' for a text that shows nothing. */
export const trimText = (text: string): string => text.replace(atStart, '').replace(atEnd, '');
