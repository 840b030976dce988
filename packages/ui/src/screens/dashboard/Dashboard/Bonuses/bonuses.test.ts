import { expect, test } from 'vitest';
import type { AccountFigures } from '../Account/accountRows';
import { toBonuses, toTotals } from './bonuses';

const figures: AccountFigures = {
  totalSubscription: '0',
  liveSubscription: '0',
  botBusiness: '0',
  poolBusiness: '0',
  totalBotBonus: '75.00',
  totalPoolBonus: '25.00',
  poolLevelBonus: '5.00',
  referralBonus: '25.00',
  matchingBonus: '50.00',
  roiBonus: '10.50',
  directBonus: '9.50',
  royaltyBonus: '0.00',
};

test('the largest bonus is first, each with its share of their sum', () => {
  const { total, bonuses } = toBonuses(figures);
  expect(total).toBe('100.00');
  expect(bonuses.map(({ tone, share }) => [tone, share])).toEqual([
    ['matching', 50],
    ['referral', 25],
    ['roi', 11],
    ['direct', 10],
    ['poolLevel', 5],
    ['royalty', 0],
  ]);
});

test('an unreadable bonus has no share and leaves the sum unknown', () => {
  const { total, bonuses } = toBonuses({ ...figures, matchingBonus: '' });
  expect(total).toBeUndefined();
  expect(bonuses.at(-1)).toMatchObject({ tone: 'matching', share: undefined, size: 0 });
});

test('without any bonus there are no shares', () => {
  const none = { ...figures, referralBonus: '0', matchingBonus: '0', roiBonus: '0', directBonus: '0' };
  expect(toBonuses({ ...none, poolLevelBonus: '0' }).bonuses.map(({ share }) => share)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});

test('both totals are shares of each other’s sum', () => {
  expect(toTotals(figures).map(({ share }) => share)).toEqual([75, 25]);
});
