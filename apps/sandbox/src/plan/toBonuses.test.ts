import { describe, expect, test } from 'vitest';
import { toBonuses } from './toBonuses';

const sale = { cents: 1000_00n, name: 'Starter' };

describe('toBonuses (ADR 8)', () => {
  test('a bot brings its sponsor 10 %, and 5.00 to each who got a pair', () => {
    expect(toBonuses({ ...sale, market: 'bot' }, { sponsors: [3, 2, 1], paired: [2, 1] })).toEqual([
      {
        ...{ memberId: 3, source: 'REFERRAL', wallet: 'pay_out', cents: 100_00n },
        description: 'Referral bonus for Starter',
      },
      {
        ...{ memberId: 2, source: 'MATCHING', wallet: 'pay_out', cents: 5_00n },
        description: 'Matching bonus for a pair',
      },
      {
        ...{ memberId: 1, source: 'MATCHING', wallet: 'pay_out', cents: 5_00n },
        description: 'Matching bonus for a pair',
      },
    ]);
  });

  test.each([
    ['live', 'live'],
    ['fixed', 'fixed'],
  ] as const)(
    'a %s package brings its sponsor 5 % and the next two 1 %, in the %s wallet',
    (market, wallet) => {
      expect(toBonuses({ ...sale, market }, { sponsors: [4, 3, 2, 1], paired: [2] })).toEqual([
        { memberId: 4, source: 'DIRECT', wallet, cents: 50_00n, description: 'Direct bonus for Starter' },
        {
          ...{ memberId: 3, source: 'POOL_LEVEL', wallet, cents: 10_00n },
          description: 'Pool level 2 bonus for Starter',
        },
        {
          ...{ memberId: 2, source: 'POOL_LEVEL', wallet, cents: 10_00n },
          description: 'Pool level 3 bonus for Starter',
        },
      ]);
    },
  );

  test.each(['bot', 'live', 'fixed'] as const)('who has no sponsor brings no one a bonus: %s', (market) => {
    expect(toBonuses({ ...sale, market }, { sponsors: [], paired: [] })).toEqual([]);
  });
});
