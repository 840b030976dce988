import { describe, expect, test } from 'vitest';
import { toBonuses } from './toBonuses';

const sale = { cents: 1000_00n, name: 'Starter' };
const pairs = [
  { memberId: 2, pair: 7 },
  { memberId: 1, pair: 12 },
];
const toShare = (rate: string, level: number) => ({ base: '1000.00', rate, level, purchase: 'Starter' });

describe('toBonuses (ADR 8)', () => {
  test('a bot brings its sponsor 10 %, and 5.00 to each who got a pair', () => {
    expect(toBonuses({ ...sale, market: 'bot' }, { sponsors: [3, 2, 1], paired: pairs })).toEqual([
      {
        ...{ memberId: 3, source: 'REFERRAL', wallet: 'pay_out', cents: 100_00n },
        description: 'Referral bonus for Starter',
        why: toShare('10', 1),
      },
      {
        ...{ memberId: 2, source: 'MATCHING', wallet: 'pay_out', cents: 5_00n },
        description: 'Matching bonus for a pair',
        why: { pair: 7, purchase: 'Starter' },
      },
      {
        ...{ memberId: 1, source: 'MATCHING', wallet: 'pay_out', cents: 5_00n },
        description: 'Matching bonus for a pair',
        why: { pair: 12, purchase: 'Starter' },
      },
    ]);
  });

  test.each([
    ['live', 'live'],
    ['fixed', 'fixed'],
  ] as const)(
    'a %s package brings its sponsor 5 % and the next two 1 %, in the %s wallet',
    (market, wallet) => {
      expect(toBonuses({ ...sale, market }, { sponsors: [4, 3, 2, 1], paired: pairs })).toEqual([
        {
          memberId: 4,
          source: 'DIRECT',
          wallet,
          cents: 50_00n,
          description: 'Direct bonus for Starter',
          why: toShare('5', 1),
        },
        {
          ...{ memberId: 3, source: 'POOL_LEVEL', wallet, cents: 10_00n },
          description: 'Pool level 2 bonus for Starter',
          why: toShare('1', 2),
        },
        {
          ...{ memberId: 2, source: 'POOL_LEVEL', wallet, cents: 10_00n },
          description: 'Pool level 3 bonus for Starter',
          why: toShare('1', 3),
        },
      ]);
    },
  );

  test.each(['bot', 'live', 'fixed'] as const)('who has no sponsor brings no one a bonus: %s', (market) => {
    expect(toBonuses({ ...sale, market }, { sponsors: [], paired: [] })).toEqual([]);
  });
});
