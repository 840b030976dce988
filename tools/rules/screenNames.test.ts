import { expect, it } from 'vitest';
import { read } from '../requirements/files';
import { judged } from './judged';

const getTexts = (language: string) =>
  JSON.parse(read(`packages/ui/src/text/languages/${language}.json`)) as Record<string, string>;
const english = getTexts('en');
const getKeys = (catalogue: string) => Object.keys(english).filter((key) => key.startsWith(`${catalogue}.`));

/** The document's title and the menu entry of a screen, which are one text in English. */
const pairs = getKeys('documentTitles').flatMap((title) =>
  getKeys('navigationMessages')
    .filter((entry) => english[entry] === english[title])
    .map((entry) => [title, entry] as const),
);

it('pairs the titles with the menu', () => judged('screens in the menu', pairs.length));

it.each(['ar', 'es', 'hi'])('gives a screen one name in its title and the menu in %s (D13)', (language) => {
  const texts = getTexts(language);
  expect(pairs.filter(([title, entry]) => texts[title] !== texts[entry])).toEqual([]);
});
