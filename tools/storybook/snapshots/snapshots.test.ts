import { describe, expect, it } from 'vitest';
import { parseAddress, toName } from './address';
import { findSnapshots } from './findSnapshots';
import { getSnapshot } from './snapshotRun.fixtures';
import { findDuplicates } from '../run/duplicates.mjs';

describe('which snapshots show a text', () => {
  const snapshots = [
    getSnapshot('a--refused', ['Withdraw', 'Insufficient  Balance!']),
    getSnapshot('b--default', ['Withdraw', 'Balance', 'is insufficient']),
    getSnapshot('c--default', ['You’re all set']),
  ];
  const toKeys = (text: string) => findSnapshots(text, snapshots).map(({ snapshot }) => snapshot.key);

  it('names those with the whole text on a line first, then those with its words', () => {
    expect(toKeys('insufficient balance')).toEqual(['a--refused', 'b--default']);
    expect(findSnapshots('insufficient balance', snapshots)[0]?.line).toBe('Insufficient  Balance!');
  });

  it('takes a straight apostrophe for a curly one, and finds nothing by nothing', () => {
    expect(toKeys("you're")).toEqual(['c--default']);
    expect(toKeys('  ')).toEqual([]);
  });
});

describe('duplicates', () => {
  it('are explained by what they differ in', () => {
    const [phone, alike] = findDuplicates([
      getSnapshot('a', ['one'], { 'light 1440': 'x', 'light 390': 'p' }),
      getSnapshot('b', ['one'], { 'light 1440': 'x', 'light 390': 'q' }),
      getSnapshot('c', ['two'], { 'light 1440': 'y' }),
      getSnapshot('d', ['two'], { 'light 1440': 'y' }),
      getSnapshot('e', ['three'], { 'light 1440': 'z' }),
    ]);
    expect(phone?.snapshots.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(phone?.why).toBe('They differ in light 390.');
    expect(alike?.why).toMatch(/^They end alike/);
  });

  it('without a visible difference are distinguished by their descriptions, or listed', () => {
    const withDescription = (key: string, text?: string) => ({
      ...getSnapshot(key, []),
      ...(text && { description: text }),
    });
    const shots = { 'light 1440': ['x', 1440, 900] as const };
    const [duplicates] = findDuplicates([
      { ...withDescription('a', 'After a wrong code.'), shots },
      { ...withDescription('b'), shots },
    ]);
    expect(duplicates?.unexplained.map(({ key }) => key)).toEqual(['b']);
    const [seen] = findDuplicates([
      { ...withDescription('a'), shots },
      { ...withDescription('b'), shots, words: ['spoken'] },
    ]);
    expect(seen?.unexplained).toEqual([]);
  });
});

it('leads to the very snapshot', () => {
  expect(parseAddress({ key: 'a--b@wrong-code' })).toBe('/story/a--b&globals=snapshot:wrong-code');
  expect(parseAddress({ key: 'a--b' })).toBe('/story/a--b');
  expect(toName({ name: 'Code', snapshot: 'Wrong' })).toBe('Code: Wrong');
});
