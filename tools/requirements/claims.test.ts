import { describe, expect, it } from 'vitest';
import { readOperations } from './contract';
import { read, readTable } from './files';

// D127: a text says what the portal does, or what an answer or a setting said.

/** Words that often promise what only a server or its operator can do. */
const promising = new RegExp(
  `\\b(${[
    ...['within', 'usually', 'sign(s|ed) out', 'refused?', 'keeps', 'will be', '(is|are) sent'],
    ...[
      'we (send|sent|mailed|check|compare|pay|hold|return)',
      'at once',
      'our team',
      'approv\\w*',
      'credited',
    ],
    ...['refund\\w*', 'went back', 'returned', '(minutes|hours|a day|working days)', 'automatic\\w*'],
    ...['stays with us', 'decide[sd]?', 'earns?', 'waits?', 'held', 'as soon as', 'leaves? the wallet'],
    ...['can’t (undo|change|move|go through)', 'we’ll (check|email) it'],
    ...['every other', 'freezes', 'announced', '(can ?not|can’t) be (changed|moved|called|reversed)'],
  ].join('|')})\\b`,
  'i',
);

/** Names in braces are filled in. The specification's exact texts are its own words. */
const texts = Object.entries(
  JSON.parse(read('packages/ui/src/text/languages/en.json')) as Record<string, string>,
).filter(([key]) => !/^\w+Texts\./.test(key));
const rows = readTable('claims.tsv').map(({ key = '', source = '' }) => ({ key, source }));
const candidates = texts
  .filter(([, text]) => promising.test(text.replaceAll(/\{[^{}]*\}/g, '')))
  .map(([key]) => key);

describe('a text’s claim about a server (D127)', () => {
  it('is listed with the answer or the setting that proves it', () => {
    const listed = new Set(rows.map(({ key }) => key));
    expect(
      candidates.filter((key) => !listed.has(key)),
      'Say only what the portal does. If an answer says it, add the key and its source to tools/requirements/data/claims.tsv.',
    ).toEqual([]);
  });

  it('is no longer listed without such a text', () =>
    expect(rows.filter(({ key }) => !candidates.includes(key))).toEqual([]));

  it('comes from a call of the contract, from a section of the specification, or from the portal itself', () => {
    const calls = new Set(readOperations().map(({ method, path }) => `${method.toUpperCase()} ${path}`));
    const isSource = (source: string) =>
      /^(portal|[AB] §\d+|setting \w+): \S/.test(source) || calls.has(source.replace(/:.*$/, ''));
    expect(rows.filter(({ source }) => !isSource(source))).toEqual([]);
  });

  it.each([
    'Answers usually arrive within a day.',
    'Changing it signs out every other device.',
    'Money and security changes are refused in this session.',
    'Until then it keeps earning.',
    'A payment is found, most within minutes.',
    '$1.00 went back to your wallet.',
    'It’s the same request, so it can’t go through twice.',
  ])('is found: %s', (text) => expect(promising.test(text)).toBe(true));
});
