import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import texts from './texts.json' with { type: 'json' };
import { parseLanguage, translateAnswer } from './translateAnswer';

describe('the language of an answer', () => {
  it.each([
    ['ar', 'ar'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,es;q=0.9', undefined],
    ['fr,hi;q=0.5', 'hi'],
    ['', undefined],
    [undefined, undefined],
  ])('of the header %j is %j', (header, language) => expect(parseLanguage(header)).toBe(language));

  it('is the same object without one', () => {
    const body = { status: false, message: 'This ticket is closed.' };
    expect(translateAnswer(body, 'en')).toBe(body);
  });

  it('reaches each sentence, and no data', () => {
    const drawn = fc.record({
      text: fc.constantFrom(...Object.keys(texts)),
      language: fc.constantFrom('es' as const, 'ar' as const, 'hi' as const),
    });
    fc.assert(
      fc.property(drawn, ({ text, language }) => {
        const body = {
          ...{ status: false, msg: text, message: text, errors: { amount: [text] } },
          ...{ cancel_data: { cancel_package: 1, instructions: [text] }, data: { remarks: text } },
        };
        const other = texts[text as keyof typeof texts][language];
        expect(translateAnswer(body, language)).toEqual({
          ...{ status: false, msg: other, message: other, errors: { amount: [other] } },
          ...{ cancel_data: { cancel_package: 1, instructions: [other] }, data: { remarks: text } },
        });
      }),
      { seed: 63 },
    );
  });
});

describe('the texts', () => {
  it('are those that the sandbox answers with', () => {
    const source = new URL('../../', import.meta.url);
    const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, source), 'utf8'))
      .join('\n');
    expect(Object.keys(texts).filter((text) => !code.includes(text))).toEqual([]);
  });
});
