import { describe, expect, it } from 'vitest';
import { listOperations, loadBundle } from '../../openapi/reading/bundle';
import { files, read, readTable } from './files';

// D127: a text says what the portal does, or what an answer or a setting said.

/** Words that often claim a fact, each a part of a pattern. */
const claiming = String.raw`
  What a server or its operator does: within, usually, sign(s|ed) out, refused?, keeps, will be, (is|are) sent,
  we (send|sent|mailed|check|compare|pay|hold|return), at once, our team, approv\w*, credited, refund\w*, went back,
  returned, (minutes|hours|a day|working days), automatic\w*, stays with us, decide[sd]?, earns?, waits?, held,
  as soon as, leaves? the wallet, can’t (undo|change|move|go through), we’ll (check|email) it, carry over, comes? out of,
  returns to, goes here, freezes, announced, (can ?not|can’t) be (changed|moved|called|reversed), be lost, removed your,
  still here, you can send it again, you’ll (still|sign in), is back, was (added|paid|cancelled), didn’t go,
  may or may not, can’t cancel, isn’t paid
  What is safe, and for whom: never, always, any time, safe(ly)?, protect\w*, no one can, anyone who,
  signs (you|everyone) out, safer, most secure, works? once, stop working, stay on this device, made on your, ends that,
  password isn’t enough, any app, can only, others will see, will own, every other, in use, nothing can
  Since when, until when, and how it stands: since, so far, until, not (used|synced), pace, you’d, this (week|month),
  (has|have) (ended|changed), reach(es|ed), running, isn’t, aren’t, hasn’t, no change, on the way
  How many, and of what: no one, every transaction, in all, entries only, last\s+(weeks|months|days), more than, fewer,
  balanced, largest, closest, best (source|month), compared, same (as|address), met every, put in, enough for,
  of the first, from three, no codes left, not yet\W+from, winning, no drawdown, no income`
  .split('\n')
  .flatMap((line) => line.replace(/^ {2}\w[^:]*: /, '').split(','))
  .map((words) => words.trim())
  .filter((words) => words !== '');
const promising = new RegExp(`\\b(${claiming.join('|')})\\b`, 'i');

/** A sentence in which the operator or the portal speaks of itself, also contracted: we, we’ll, our, us. */
const ofOurselves = /\b([Ww]e|[Oo]urs?|us)\b/;

/** A sentence that may claim a fact. Names in braces are filled in. */
const claims = (text: string) => {
  const plain = text.replaceAll(/\{[^{}]*\}/g, '');
  return promising.test(plain) || ofOurselves.test(text);
};

const readKeys = (path: string) => Object.entries(JSON.parse(read(path)) as Record<string, unknown>);

/** The portal's texts, without the specification's exact ones, and the sandbox's answers, notices, mails and pages. */
const texts = [
  ...readKeys('packages/ui/src/text/languages/en.json').filter(([key]) => !/^\w+Texts\./.test(key)),
  ...readKeys('apps/sandbox/src/api/languages/texts.json').map(([text]) => [text, text] as const),
] as (readonly [string, string])[];
/** The texts with one source share a row. */
const rows = readTable('claims.tsv').flatMap(({ keys = '', source = '' }) =>
  keys.split(' | ').map((key) => ({ key, source })),
);
const candidates = texts.filter(([, text]) => claims(text)).map(([key]) => key);

/** The texts that a line `// Proves: key | key` names, and what follows it. */
const marks = files
  .filter((file) => /\.(stories|test|spec)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/^ *\/\/ Proves: (.+)\n *(.+)/gm)].flatMap(([, keys = '', next = '']) =>
      keys.split(' | ').map((key) => ({ key, next })),
    ),
  );
/** A line that has lost its test proves nothing. Those of stories are read with the story. */
const proven = marks.flatMap(({ key, next }) => (/^(it|test|describe)\b/.test(next) ? [key] : []));

/** The texts that the stories of a file name, in code or in a comment. A story without a play shows what it is given. */
function textsShown(file: string): string[] {
  const [, ...stories] = read(file).split(/^export const (?=\w+: Story)/m);
  return stories
    .filter((story) => /^ {2}(?:\.\.\.\w+,|play\b)/m.test(story))
    .flatMap((story) => story.match(/\b\w+(?:Messages|Titles|Labels)(?:\.[\w-]+)+/g) ?? []);
}
const shown = new Set(files.filter((file) => file.endsWith('.stories.tsx')).flatMap(textsShown));

describe('a text’s claim about a server (D127)', () => {
  it('is looked for in every text, and a fall of their number is seen', () =>
    expect(candidates.length).toBeGreaterThan(350));

  it('is shown by a story that plays, proven by a test, or listed once with its source', () => {
    expect(rows.map(({ key }) => key).filter((key, at, keys) => keys.indexOf(key) !== at)).toEqual([]);
    const known = new Set([...rows.map(({ key }) => key), ...proven, ...shown]);
    expect(
      candidates.filter((key) => !known.has(key)),
      'Say only what is so. Name the text in the play of a story that shows it, or in a line `// Proves: key` above the test that proves it. Is it a call or a section that says it? Add the key to tools/requirements/data/claims.tsv with its source.',
    ).toEqual([]);
  });

  it('is no longer listed, or marked in a test, without such a text', () =>
    expect([...rows, ...marks].filter(({ key }) => !candidates.includes(key))).toEqual([]));

  it('comes from a call of the contract, a section of the specification, a setting, or a test besides a story', () => {
    const calls = new Set(
      listOperations(loadBundle()).map(({ method, path }) => `${method.toUpperCase()} ${path}`),
    );
    const isSource = ({ key, source }: (typeof rows)[number]) =>
      (source === 'test' && proven.includes(key)) ||
      /^([AB] §\d+|setting \w+): \S/.test(source) ||
      calls.has(source.replace(/:.*$/, ''));
    expect(rows.filter((row) => !isSource(row))).toEqual([]);
  });

  it.each([
    'Answers usually arrive within a day.',
    'Changing it signs out every other device.',
    'Money and security changes are refused in this session.',
    'Until then it keeps earning.',
    'A payment is found, most within minutes.',
    '$1.00 went back to your wallet.',
    'It’s the same request, so it can’t go through twice.',
    'We’ve emailed you a code.',
    'Fully protected',
    'It never leaves your device.',
    '“Not me” signs you out everywhere else.',
    'Your old codes will stop working.',
    'You can request it again at any time.',
    'We’ll remove the rest.',
    'You’ll find our reply here.',
    'You’ve met every requirement.',
    'No one on this level yet.',
    '{amount} of it isn’t paid yet.',
  ])('is found: %s', (text) => expect(claims(text)).toBe(true));

  it.each(['The wallet is empty.', 'Amounts are in US dollars.', 'Your work hours'])(
    'is not found: %s',
    (text) => expect(ofOurselves.test(text)).toBe(false),
  );
});
