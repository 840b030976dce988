import { describe, expect, it } from 'vitest';
import { parseAddress, toName } from './snapshotRun';
import { findSnapshots } from './findSnapshots';
import { getSnapshot } from './snapshotRun.fixtures';

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

it('leads to the very snapshot', () => {
  expect(parseAddress({ key: 'a--b@wrong-code' })).toBe('/story/a--b&globals=snapshot:wrong-code');
  expect(parseAddress({ key: 'a--b' })).toBe('/story/a--b');
  expect(toName({ name: 'Code', snapshot: 'Wrong' })).toBe('Code: Wrong');
});
