import { beforeAll, describe, expect, it } from 'vitest';
import { allParts, getKind, getMessage, kinds } from '../../packages/ui/src/text/message/message';
import { getFields, isMessage, textFault } from '../../packages/ui/src/text/message/textFault';
import { sourceNames } from '../../packages/ui/src/text/summaryTitles/titles';
import { read, readTable } from '../requirements/files';
import { describeMissing, missingTranslations } from '../run/translations.mjs';
import { readNotes } from '../../packages/ui/messages/readNotes';
import { readTexts } from '../../packages/ui/messages/readTexts';
import { readDeclaredValues, readFills } from './texts/declaredValues';
import { termFaults } from './texts/terms';
import { toForms } from './texts/toForms';
import { wordingFaults } from './texts/wording';
import { judged } from './judged';

type Texts = Readonly<Record<string, string>>;

const folder = 'packages/ui/src/text/languages';
const getTexts = (name: string) => JSON.parse(read(`${folder}/${name}.json`)) as Texts;
const generate = '`npm run generate -- messages` writes it.';

const own = getTexts('en');

beforeAll(() => {
  // Members read the English text meanwhile. Only a release refuses it.
  const missing = describeMissing(missingTranslations());
  if (missing !== '') console.warn(missing);
});

describe('the generated files', () => {
  it('list the texts of the portal by their keys, with their notes', async () => {
    expect(own, generate).toEqual(await readTexts());
    expect(getTexts('notes'), generate).toEqual(readNotes());
    judged('texts of the portal', Object.keys(own).length);
    expect(Object.entries(own).filter(([, text]) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  });
});

describe('the rules of docs/terms.md', () => {
  it.each([
    ['en', 'We cannot show a picture.', 'picture → chart, image, photo; cannot → …n’t'],
    [
      'en',
      "You don't  see 1-3.",
      "   → one space; ' → a curly quote or apostrophe; 1-3 → an en dash in a range",
    ],
    ['es', 'Puedes ver tu saldo', 'Puedes → usted: su, le, puede, -ía'],
    ['ar', 'من “١', '١ → a Latin digit; “ → « »'],
    ['hi', `${'शब्द '.repeat(26)}।`, 'has a sentence of 26 words: write at most 25'],
    ['en', 'You’ll find the PNG here: it’s 1–3 MB. It can’t be larger.', ''],
  ])('find in %s: %s', (language, text, expected) => {
    const faults = wordingFaults(text, language).map((fault) =>
      fault.replace(/^has “(.*)”: write /, '$1 → '),
    );
    expect(faults.join('; ')).toBe(expected);
  });

  it.each([
    [
      'es',
      'Fee',
      'Tarifa',
      'has “tarifa”: write comisión / comisiones; lacks “fee”: write comisión / comisiones',
    ],
    ['ar', 'Your passwords', 'كلمتا مرورك', ''],
    ['es', 'Downline', 'Línea descendente', ''],
    ['es', 'Downline', 'Red y línea descendente', 'has “red (for downline)”: write línea descendente'],
    ['es', 'Network', 'Red', ''],
  ])('find in %s for %s: %s', (language, english, text, faults) =>
    expect(termFaults(english, text, language).join('; ')).toBe(faults),
  );

  // The specification's texts are exact, in English.
  const exact = new Set(readTable('messages.tsv').map(({ text }) => text));

  it.each(['en', 'es', 'ar', 'hi'])('hold in %s', (language) => {
    const texts = Object.entries(getTexts(language)).filter(
      ([, text]) => language !== 'en' || !exact.has(text),
    );
    const faults = texts.flatMap(([key, text]) => {
      const forms = toForms(text);
      const terms = termFaults(toForms(own[key] ?? '').join('\n'), forms.join('\n'), language);
      return [...new Set(forms.flatMap((form) => wordingFaults(form, language))), ...terms].map(
        (fault) => `${key} ${fault} (${text})`,
      );
    });
    expect(faults).toEqual([]);
  });
});

describe('the values of a text', () => {
  const declared = readDeclaredValues();

  // A placeholder that no call fills would show the English text in the place of the translated one.
  it.each(['en', 'es', 'ar', 'hi'])('are those that its calls give, in %s', (language) => {
    judged('functions of texts', declared.size);
    const texts = getTexts(language);
    const faults = [...declared].flatMap(([key, values]) =>
      getFields(texts[key] ?? '', true)
        .filter((field) => !values.includes(field))
        .map((field) => `${key} has {${field}}, and its function takes ${values.join(', ')}`),
    );
    expect(faults).toEqual([]);
  });

  /** Texts whose number is never 1. */
  const fixed =
    /resendAfter|depositMessages.waiting|tooFew|viewMessages.full|atMost|textTooLong|tooManyImages|noPace|recent|allStates|imagesMessages.hint|composerHint|selectShown/;
  const counted =
    /\{(?:count|total|required|days|hours|minutes|seconds|months|max|limit)\} (?:\w+ )?(?!is|was|this)\w{3,}s\b/;

  it('choose a form before a noun, because there may be one of it', () => {
    const texts = Object.entries(own).filter(
      ([key, text]) => !fixed.test(key) && !text.includes(', plural,'),
    );
    expect(texts.filter(([, text]) => counted.test(text))).toEqual([]);
    expect(counted.test('We have {sent} of {required} documents.')).toBe(true);
  });

  it('include each element that a component fills in', () => {
    const fills = readFills().filter(({ keys }) => keys.some((key) => key in own && !declared.has(key)));
    judged('texts filled with elements', fills.length);
    const faults = fills.flatMap(({ file, keys, parts }) =>
      keys.flatMap((key) => {
        const lacking = getFields(own[key] ?? '', false).filter((field) => !parts.includes(field));
        return lacking.map((field) => `${file} fills no {${field}} into ${key}`);
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe('the sandbox’s texts', () => {
  it('name sources as the portal knows them, so each is translated (B §3)', () => {
    const [, labels = ''] =
      /sourceLabels[^{]*(\{[^}]*\})/.exec(read('apps/sandbox/src/api/wordsOfMoney.ts')) ?? [];
    const named = [...labels.matchAll(/: '([^']+)'/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !Object.values<string | undefined>(sourceNames).includes(name))).toEqual(
      [],
    );
  });

  const said = ['texts', 'labels'].flatMap((file) =>
    Object.entries(JSON.parse(read(`apps/sandbox/src/api/languages/${file}.json`)) as Record<string, Texts>),
  );
  const withoutValues = (text: string) => text.replaceAll(/<[^>]*>|\$?\{\w+\}/g, '…');

  it.each(['es', 'ar', 'hi'])('hold the same rules in %s', (language) => {
    judged('texts of the sandbox', said.length);
    const faults = said.flatMap(([english, { [language]: text = '' }]) => [
      ...wordingFaults(withoutValues(text), language),
      ...termFaults(withoutValues(english), withoutValues(text), language).map((fault) => `${text} ${fault}`),
    ]);
    expect(faults).toEqual([]);
  });
});

/** Returns a language's texts as messages, with all their parts. */
const toMessages = (texts: Texts) =>
  Object.entries(texts)
    .filter(([key]) => isMessage(own[key] ?? ''))
    .map(([key, text]) => [key, allParts(getMessage(text, 'en').getAst())] as const);

/** The values that select a plural form, as `key {name}`. */
const getPlurals = (texts: Texts) =>
  toMessages(texts).flatMap(([key, parts]) =>
    parts.flatMap((part) =>
      getKind(part) === kinds.plural && 'value' in part ? [`${key} {${part.value}}`] : [],
    ),
  );

// Many Hindi nouns have the same singular and plural, so its texts don't need plural forms.
describe.each(['es', 'ar'])('%s', (language) => {
  it('chooses by every number that English chooses by [D116]', () => {
    const [texts, counts] = [getTexts(language), getPlurals(own)];
    judged('texts that choose by a number', counts.length);
    const plurals = new Set(getPlurals(texts));
    expect(
      counts.filter((one) => (one.split(' ')[0] ?? '') in texts && !plurals.has(one)),
      `Give these texts of ${folder}/${language}.json a form for each number: {count, plural, one {…} other {…}}.`,
    ).toEqual([]);
  });
});

describe.each(['hi', 'es', 'ar'])('%s', (language) => {
  const texts = getTexts(language);

  it('has no text that is gone, and none without words', () => {
    expect(
      Object.keys(texts).filter((key) => !(key in own)),
      `Remove these keys from ${folder}/${language}.json.`,
    ).toEqual([]);
    expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '' && own[key] !== '')).toEqual([]);
  });

  it('fills in what English fills in, and its messages can be read', () => {
    const faults = Object.entries(texts).map(([key, text]) => [key, textFault(own[key] ?? '', text)]);
    expect(faults.filter(([, fault]) => fault !== '')).toEqual([]);
  });

  it('chooses by a number as its language does: by plurals that have each of its forms [D116]', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const faults = toMessages(texts).flatMap(([key, parts]) =>
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
      expect(texts['accessTexts.agree']).toContain(texts[key]);
  });

  it('leaves no sentence in English', () => {
    const english = Object.keys(texts).filter(
      (key) => texts[key] === own[key] && /[a-z]{3,} [a-z]{2,} [a-z]{2,}/.test(texts[key] ?? ''),
    );
    expect(english).toEqual([]);
  });
});
