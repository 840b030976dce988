import { expect, it } from 'vitest';
import { files, read } from '../requirements/files';

const product = files.filter(
  (file) =>
    // Configuration errors are for the person who deploys the portal, in English.
    !file.startsWith('apps/portal/src/config/') &&
    /^(apps\/portal|packages\/portal-core)\/src\/.*\.tsx?$/.test(file) &&
    !/\.(test|fixtures)\.tsx?$/.test(file),
);

/** Returns texts that members would read: a sentence, a title, a label, a fallback. Thrown errors don't count. */
const wordsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/)|Error\(/.test(line))
    .flatMap((line) => [
      ...[...line.matchAll(/(['"`])([A-Z][a-z]* [^'"`]*)\1/g)].map((match) => match[2]),
      ...[...line.matchAll(/(?:(?:title|label|text|message): |(?:\?\?|\|\|) )(['"`])([A-Z][^'"`]*)\1/g)].map(
        (match) => match[2],
      ),
    ]);

it('finds words in every manner of writing them', () => {
  const written = [
    "const found = 'We found a new deposit.';",
    "    title: 'Deposit',",
    "{ value: 'credit', label: 'Credit' },",
    "parsePlainText(item['title']) || 'News';",
    'network || `Method ${id}`;',
  ];
  expect(written.every((line) => wordsIn(line).length > 0)).toBe(true);
  expect(
    ["provides: ['Tickets']", "throw new Error('No root here');", "// 'Not this one'"].flatMap(wordsIn),
  ).toEqual([]);
});

it('leaves words to the design system: write them in packages/ui/src/text and import them', () => {
  expect(product.length).toBeGreaterThan(150);
  expect(product.flatMap((file) => wordsIn(read(file)).map((words) => `${file}: ${words}`))).toEqual([]);
});
