import { describe, expect, test } from 'vitest';
import { getNextRank, getPairs, getRank, ranks, royaltyRanks } from './ranks';

describe('ranks (ADR 9)', () => {
  test('six, by the pairs that each asks for', () => {
    expect(ranks.map(({ id, name, pairs }) => [id, name, pairs])).toEqual([
      [1, 'Associate', 25],
      [2, 'Silver', 100],
      [3, 'Gold', 300],
      [4, 'Platinum', 1_000],
      [5, 'Diamond', 3_000],
      [6, 'Crown', 10_000],
    ]);
  });

  test('royalty begins at Gold', () => {
    expect(royaltyRanks.map(({ name }) => name)).toEqual(['Gold', 'Platinum', 'Diamond', 'Crown']);
  });

  test.each([
    [0, undefined, 'Associate'],
    [24, undefined, 'Associate'],
    [25, 'Associate', 'Silver'],
    [299, 'Silver', 'Gold'],
    [300, 'Gold', 'Platinum'],
    [9_999, 'Diamond', 'Crown'],
    [10_000, 'Crown', undefined],
  ])('%i pairs are %s, and the next is %s', (pairs, rank, next) => {
    expect(getRank(pairs)?.name).toBe(rank);
    expect(getNextRank(pairs)?.name).toBe(next);
  });

  test('among the ranks with royalty, fewer pairs than Gold asks for are none', () => {
    expect(getRank(299, royaltyRanks)).toBe(undefined);
    expect(getRank(300, royaltyRanks)?.name).toBe('Gold');
  });

  test('pairs are what both legs have', () => {
    expect(getPairs({ leftBots: 2, rightBots: 5 })).toBe(2);
    expect(getPairs({ leftBots: 5, rightBots: 2 })).toBe(2);
  });
});
