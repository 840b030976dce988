import { describe, expect, it } from 'vitest';
import { parseAddress, toName } from './address';
import { comparePasses } from './comparePasses';
import { findFrames } from './findFrames';
import { getFrame } from './pass.fixtures';
import { findTwins } from '../run/twins.mjs';

describe('which frames show a text', () => {
  const frames = [
    getFrame('a--refused', ['Withdraw', 'Insufficient  Balance!']),
    getFrame('b--default', ['Withdraw', 'Balance', 'is insufficient']),
    getFrame('c--default', ['You’re all set']),
  ];
  const toKeys = (text: string) => findFrames(text, frames).map(({ frame }) => frame.key);

  it('names those with the whole text on a line first, then those with its words', () => {
    expect(toKeys('insufficient balance')).toEqual(['a--refused', 'b--default']);
    expect(findFrames('insufficient balance', frames)[0]?.line).toBe('Insufficient  Balance!');
  });

  it('takes a straight apostrophe for a curly one, and finds nothing by nothing', () => {
    expect(toKeys("you're")).toEqual(['c--default']);
    expect(toKeys('  ')).toEqual([]);
  });
});

describe('what changed between two passes', () => {
  it('is what is new, what is gone, and what looks different, in the modes that do', () => {
    const before = [getFrame('a', [], { 'light 390': 'x', 'dark 390': 'y' }), getFrame('b', [])];
    const after = [getFrame('a', [], { 'light 390': 'x', 'dark 390': 'z' }), getFrame('c', [])];
    expect(comparePasses(before, after).map(({ kind, modes }) => [kind, modes])).toEqual([
      ['changed', ['dark 390']],
      ['gone', ['light 1440']],
      ['new', ['light 1440']],
    ]);
    expect(comparePasses(after, after)).toEqual([]);
  });
});

describe('twins', () => {
  it('are explained by what they differ in', () => {
    const [phone, alike] = findTwins([
      getFrame('a', ['one'], { 'light 1440': 'x', 'light 390': 'p' }),
      getFrame('b', ['one'], { 'light 1440': 'x', 'light 390': 'q' }),
      getFrame('c', ['two'], { 'light 1440': 'y' }),
      getFrame('d', ['two'], { 'light 1440': 'y' }),
      getFrame('e', ['three'], { 'light 1440': 'z' }),
    ]);
    expect(phone?.frames.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(phone?.why).toBe('They differ in light 390.');
    expect(alike?.why).toMatch(/^They end alike/);
  });

  it('that nothing tells apart are told apart by what their stories say, or named', () => {
    const told = (key: string, text?: string) => ({ ...getFrame(key, []), ...(text && { told: text }) });
    const shots = { 'light 1440': ['x', 1440, 900] as const };
    const [twins] = findTwins([
      { ...told('a', 'After a wrong code.'), shots },
      { ...told('b'), shots },
    ]);
    expect(twins?.unexplained.map(({ key }) => key)).toEqual(['b']);
    const [seen] = findTwins([
      { ...told('a'), shots },
      { ...told('b'), shots, words: ['said'] },
    ]);
    expect(seen?.unexplained).toEqual([]);
  });
});

it('leads to the very frame', () => {
  expect(parseAddress({ key: 'a--b@wrong-code' })).toBe('/story/a--b&globals=frame:wrong-code');
  expect(parseAddress({ key: 'a--b' })).toBe('/story/a--b');
  expect(toName({ name: 'Code', frame: 'Wrong' })).toBe('Code: Wrong');
});
