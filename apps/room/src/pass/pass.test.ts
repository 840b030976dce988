import { describe, expect, it } from 'vitest';
import { addressOf, nameOf } from './address';
import { comparePasses } from './comparePasses';
import { findFrames } from './findFrames';
import { frameOf } from './pass.fixtures';
import { findTwins } from '../../../../scripts/room/twins.mjs';

describe('which frames show a text', () => {
  const frames = [
    frameOf('a--refused', ['Withdraw', 'Insufficient  Balance!']),
    frameOf('b--default', ['Withdraw', 'Balance', 'is insufficient']),
    frameOf('c--default', ['You’re all set']),
  ];
  const keysOf = (text: string) => findFrames(text, frames).map(({ frame }) => frame.key);

  it('names those with the whole text on a line first, then those with its words', () => {
    expect(keysOf('insufficient balance')).toEqual(['a--refused', 'b--default']);
    expect(findFrames('insufficient balance', frames)[0]?.line).toBe('Insufficient  Balance!');
  });

  it('takes a straight apostrophe for a curly one, and finds nothing by nothing', () => {
    expect(keysOf("you're")).toEqual(['c--default']);
    expect(keysOf('  ')).toEqual([]);
  });
});

describe('what changed between two passes', () => {
  it('is what is new, what is gone, and what looks different, in the modes that do', () => {
    const before = [frameOf('a', [], { 'light 390': 'x', 'dark 390': 'y' }), frameOf('b', [])];
    const after = [frameOf('a', [], { 'light 390': 'x', 'dark 390': 'z' }), frameOf('c', [])];
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
      frameOf('a', ['one'], { 'light 1440': 'x', 'light 390': 'p' }),
      frameOf('b', ['one'], { 'light 1440': 'x', 'light 390': 'q' }),
      frameOf('c', ['two'], { 'light 1440': 'y' }),
      frameOf('d', ['two'], { 'light 1440': 'y' }),
      frameOf('e', ['three'], { 'light 1440': 'z' }),
    ]);
    expect(phone?.frames.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(phone?.why).toBe('They differ in light 390.');
    expect(alike?.why).toMatch(/^They end alike/);
  });

  it('that nothing tells apart are told apart by what their stories say, or named', () => {
    const told = (key: string, text?: string) => ({ ...frameOf(key, []), ...(text && { told: text }) });
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
  expect(addressOf({ key: 'a--b@wrong-code' })).toBe('/story/a--b&globals=frame:wrong-code');
  expect(addressOf({ key: 'a--b' })).toBe('/story/a--b');
  expect(nameOf({ name: 'Code', frame: 'Wrong' })).toBe('Code: Wrong');
});
