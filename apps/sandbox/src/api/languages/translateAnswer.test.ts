import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentNames } from '../../areas/kyc';
import { methods, ticketSubjects } from '../../seeds/catalogue';
import { conversations, notes } from '../../seeds/contact';
import { newsItems } from '../../seeds/news';
import { type Language, parseLanguage } from './language';
import {
  toEnglishLabel,
  translateLabel,
  translateLines,
  translateSentence,
  translateWritten,
} from './sentence';
import labels from './labels.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { findUntranslated, translateAnswer } from './translateAnswer';

const others = ['es', 'ar', 'hi'] as const;

const getNames = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe('the language of an answer', () => {
  it.each([
    ['ar', 'ar'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,es;q=0.9', 'en'],
    ['fr,hi;q=0.5', 'hi'],
    ['', undefined],
    [undefined, undefined],
  ])('of the header %j is %j', (header, language) => expect(parseLanguage(header)).toBe(language));

  it('is the same object without one', () => {
    const body = { status: false, message: 'This ticket is closed.' };
    expect(translateAnswer(body, 'en')).toBe(body);
  });

  it('reaches each sentence with its values, and no data', () => {
    const value = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    const drawn = fc.record({
      text: fc.constantFrom(...Object.entries(texts)),
      language: fc.constantFrom(...others),
      values: fc.array(value, { minLength: 5, maxLength: 5 }),
    });
    fc.assert(
      fc.property(drawn, ({ text: [english, translations], language, values }) => {
        const names = getNames(english);
        const fillIn = (text: string, around: (part: string) => string) =>
          text.replaceAll(/\{(\w+)\}/g, (_, name: string) => around(values[names.indexOf(name)] ?? ''));
        const text = fillIn(english, (part) => part);
        const body = {
          ...{ status: false, msg: text, message: text, errors: { amount: [text] } },
          ...{ cancel_data: { cancel_package: 1, instructions: [text] }, data: { remarks: text } },
        };
        const isolate = (part: string) => (language === 'ar' ? `\u2068${part}\u2069` : part);
        const other = fillIn(translations[language], isolate);
        expect(translateAnswer(body, language)).toEqual({
          ...{ status: false, msg: other, message: other, errors: { amount: [other] } },
          ...{ cancel_data: { cancel_package: 1, instructions: [other] }, data: { remarks: text } },
        });
        expect(findUntranslated(body)).toEqual([]);
      }),
      { seed: 63, numRuns: 1000 },
    );
  });

  it('has the operator’s words about packages and entries of the books', () => {
    const data = [{ note: 'Purchase of Basic Bot for amara', username: 'Deposit' }];
    expect(translateAnswer({ data, audience: 'For smaller swings.' }, 'es')).toEqual({
      data: [{ note: 'Compra de Basic Bot para amara', username: 'Deposit' }],
      audience: 'Para menos altibajos.',
    });
    const own = { comment: 'Paid on Monday', remarks: 'Purchase of shares', transfer_type: 'Sent' };
    expect(translateAnswer({ data: [own] }, 'es')).toEqual({ data: [{ ...own, transfer_type: 'Enviado' }] });
    for (const [english, translations] of Object.entries(labels))
      for (const language of others)
        expect(getNames(translations[language]).toSorted(), english).toEqual(getNames(english).toSorted());
  });

  it('is named by the tests of every call: a sentence without translations is a fault there', () => {
    expect(findUntranslated({ message: 'Come back.', errors: { a: ['Not found.', 'No.'] } })).toEqual([
      ...['Come back.', 'No.'],
    ]);
  });

  it('keeps a text that isn’t ours', () => expect(translateSentence('Ask Sofia.', 'ar')).toBe('Ask Sofia.'));
});

describe.each(others)('the texts in %s', (language) => {
  const all = Object.entries(texts).map(
    ([english, translations]) => [english, translations[language]] as const,
  );

  it('have only the values of the English one', () => {
    const wrong = all.filter(([english, text]) =>
      getNames(text).some((name) => !getNames(english).includes(name)),
    );
    expect(wrong).toEqual([]);
  });

  it('have no sentence in English', () => {
    const english = language === 'es' ? /\b(the|your|was|is|with|for)\b/i : /[A-Za-z]{2,} [A-Za-z]{2,}/;
    expect(all.filter(([, text]) => english.test(text.replaceAll(/\{\w+\}/g, '…')))).toEqual([]);
  });
});

/** Names, codes and markup without words are the same in every language. */
const isSame = (line: string) => /^(<.*>|[\d%.]*|KYC|USDT \w+|(PAAM|Live) \w+)?$/.test(line.trim());

describe('what the demo’s operator and members wrote', () => {
  const toBlocks = (body: string) =>
    body.split(/<\/?(?:p|table|thead|tbody|tr|th|td|ul|ol|li|h3|blockquote)\b[^>]*>/);
  const written: [text: string, translateIt: (text: string, language: Language) => string][] = [
    ...[...notes.map(([title, body]) => [title, body]), ...newsItems.map(({ title, body }) => [title, body])]
      .flat()
      .flatMap(toBlocks)
      .map((text): [string, typeof translateLines] => [text, translateLines]),
    ...conversations
      .flatMap(({ others = '', texts: lines }) => [others, ...lines.map((line) => line.replace(/^>/, ''))])
      .map((text): [string, typeof translateWritten] => [text, translateWritten]),
    ...[...ticketSubjects, ...methods.map(({ name }) => name), ...Object.values(documentNames).flat()]
      .filter((text) => text !== 'photo')
      .map((text): [string, typeof translateLabel] => [text, translateLabel]),
  ];

  it.each(others)('has words in %s', (language) => {
    const left = written.filter(([text, say]) => !isSame(text) && say(text, language) === text);
    expect(left.map(([text]) => text)).toEqual([]);
    expect(written.length).toBeGreaterThan(150);
  });

  it('comes back as the operator’s own, and keeps its markup', () => {
    for (const language of others) {
      for (const name of documentNames.identity)
        expect(toEnglishLabel(translateLabel(name, language))).toBe(name);
      for (const { body } of newsItems)
        expect(translateLines(body, language).match(/<\/?(?!span)\w+/g)).toEqual(
          body.match(/<\/?(?!span)\w+/g),
        );
    }
  });
});
