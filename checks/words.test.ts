import { beforeAll, describe, expect, it } from 'vitest';
import { textFault } from '../packages/ui/src/text/message/textFault';
import { read } from './files';
import { readWords } from './words/readWords';

const textsOf = (language: string) =>
  JSON.parse(read(`packages/ui/src/text/languages/${language}.json`)) as Record<string, string>;

let own: Record<string, string>;

beforeAll(async () => {
  own = await readWords();
});

describe('the texts of the portal by their keys', () => {
  it('are listed for whoever replaces them: `npm run words` writes the list anew', () => {
    expect(Object.keys(own).length).toBeGreaterThan(1400);
    expect(textsOf('en')).toEqual(own);
  });

  it('have nothing undefined in them', () =>
    expect(Object.entries(own).filter(([, text]) => /undefined|NaN|\[object/.test(text))).toEqual([]));
});

describe.each(['hi', 'es', 'ar'])('%s', (language) => {
  const words = textsOf(language);

  it('has every text, and none that is gone', () => {
    expect(Object.keys(own).filter((key) => !(key in words))).toEqual([]);
    expect(Object.keys(words).filter((key) => !(key in own))).toEqual([]);
    expect(Object.keys(words).filter((key) => words[key]?.trim() === '' && own[key] !== '')).toEqual([]);
  });

  it('fills in what English fills in, and its messages can be read', () => {
    const faults = Object.entries(words).map(([key, text]) => [key, textFault(own[key] ?? '', text)]);
    expect(faults.filter(([, fault]) => fault !== '')).toEqual([]);
  });

  it('names the papers of a registration as the text of its box does, so that they are links', () => {
    for (const key of ['registerWords.privacyPolicy', 'registerWords.terms'])
      expect(words['accessTexts.agree']).toContain(words[key]);
  });

  it('leaves no sentence in English', () => {
    const english = Object.keys(words).filter(
      (key) => words[key] === own[key] && /[a-z]{3,} [a-z]{2,} [a-z]{2,}/.test(words[key] ?? ''),
    );
    expect(english).toEqual([]);
  });
});
