import { beforeAll, describe, expect, it } from 'vitest';
import { allParts, getKind, kinds, getMessage } from '../../packages/ui/src/text/message/message';
import { isMessage, textFault } from '../../packages/ui/src/text/message/textFault';
import { describeMissing, missingTranslations } from '../run/translations.mjs';
import { read } from '../requirements/files';
import { readCounts, readWords } from './words/readWords';

const getTexts = (language: string) =>
  JSON.parse(read(`packages/ui/src/text/languages/${language}.json`)) as Record<string, string>;

let own: Record<string, string>;

beforeAll(async () => {
  own = await readWords();
  // Members read the English text meanwhile. Only a release refuses it.
  const missing = describeMissing(missingTranslations());
  if (missing !== '') console.warn(missing);
});

describe('the texts of the portal by their keys', () => {
  it('are listed for whoever replaces them: `npm run generate -- messages` writes the list anew', () => {
    expect(Object.keys(own).length).toBeGreaterThan(1400);
    expect(
      getTexts('en'),
      '`npm run generate -- messages` writes packages/ui/src/text/languages/en.json.',
    ).toEqual(own);
  });

  it('have nothing undefined in them', () =>
    expect(Object.entries(own).filter(([, text]) => /undefined|NaN|\[object/.test(text))).toEqual([]));
});

describe('a text that a language lacks', () => {
  it('is named with its file, language and key, and what to write', () => {
    const lacking = (file: string) =>
      file.endsWith('ar.json') ? read(file).replace(/^ {2}"walletNames.hold": .*\n/m, '') : read(file);
    const missing = missingTranslations(lacking).filter(({ key }) => key === 'walletNames.hold');
    const file = 'packages/ui/src/text/languages/ar.json';
    expect(missing).toEqual([{ file, language: 'ar', key: 'walletNames.hold', text: 'Hold Wallet' }]);
    expect(describeMissing(missing)).toBe(
      `Members read these texts in English, and \`npm run release\` refuses them.
${file} (ar) lacks 1. Add, translated:
  "walletNames.hold": "Hold Wallet",`,
    );
    expect(describeMissing([])).toBe('');
  });
});

/** Returns a language's texts as messages, with all their parts. */
const toMessages = (words: Record<string, string>) =>
  Object.entries(words)
    .filter(([key]) => isMessage(own[key] ?? ''))
    .map(([key, text]) => [key, allParts(getMessage(text, 'en').getAst())] as const);

// Many Hindi nouns have the same singular and plural, so its texts don't need plural forms.
describe.each(['es', 'ar'])('%s', (language) => {
  it('chooses by every number that English chooses by', async () => {
    const counts = await readCounts();
    expect(counts.length).toBeGreaterThan(10);
    const messages = new Map(toMessages(getTexts(language)));
    const translated = counts.filter(([key]) => messages.has(key));
    const choosesBy = (key: string, index: number) =>
      messages
        .get(key)
        ?.some((part) => getKind(part) === kinds.plural && 'value' in part && part.value === String(index));
    const indifferent = translated.flatMap(([key, locations]) =>
      locations.filter((index) => !choosesBy(key, index)).map((index) => `${key} {${index}}`),
    );
    expect(
      indifferent,
      `Give these texts of packages/ui/src/text/languages/${language}.json a form for each number: {0, plural, one {…} other {…}}.`,
    ).toEqual([]);
  });
});

describe.each(['hi', 'es', 'ar'])('%s', (language) => {
  const words = getTexts(language);

  it('has no text that is gone, and none without words', () => {
    expect(
      Object.keys(words).filter((key) => !(key in own)),
      `Remove these keys from packages/ui/src/text/languages/${language}.json.`,
    ).toEqual([]);
    expect(Object.keys(words).filter((key) => words[key]?.trim() === '' && own[key] !== '')).toEqual([]);
  });

  it('fills in what English fills in, and its messages can be read', () => {
    const faults = Object.entries(words).map(([key, text]) => [key, textFault(own[key] ?? '', text)]);
    expect(faults.filter(([, fault]) => fault !== '')).toEqual([]);
  });

  it('chooses by a number as its language does: by plurals that have each of its forms', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const faults = toMessages(words).flatMap(([key, parts]) =>
      parts.flatMap((part) => {
        // Numbers are written as in English, and `#` would use the language's own separators.
        if (getKind(part) === kinds.pound) return [`${key} writes a number as #`];
        if (!('options' in part)) return [];
        const forms = Object.keys(part.options);
        if (getKind(part) === kinds.select)
          return forms.some((form) => /^\d+$/.test(form)) ? [`${key} selects by a number`] : [];
        const lacking = pluralCategories.filter((form) => !forms.includes(form));
        return lacking.map((form) => `${key} has no form for "${form}"`);
      }),
    );
    expect(faults).toEqual([]);
  });

  it('names the papers of a registration as the text of its box does, so that they are links', () => {
    for (const key of ['registerMessages.privacyPolicy', 'registerMessages.terms'])
      expect(words['accessTexts.agree']).toContain(words[key]);
  });

  it('leaves no sentence in English', () => {
    const english = Object.keys(words).filter(
      (key) => words[key] === own[key] && /[a-z]{3,} [a-z]{2,} [a-z]{2,}/.test(words[key] ?? ''),
    );
    expect(english).toEqual([]);
  });
});
