import { expect, test } from 'vitest';
import { toRoyaltyWay } from './royaltyWay';

const ranks = (['Bronze', 'Silver', 'Gold', 'Platinum', 'Crown'] as const).map((name, at) => ({
  ...{ id: String(at), name, requiredPairs: 100 * (at + 1) },
  isCurrent: false,
}));
const royalty = { matching: 250, required: 300, currentRank: 'Silver', requiredRanks: ['Gold', 'Platinum'] };
const toWay = (goal: Partial<typeof royalty>, of = ranks) =>
  toRoyaltyWay({ ...royalty, ...goal }, of).map(
    ({ name, done, missing, bringsRoyalty = false }) => `${name} ${done} ${missing} ${bringsRoyalty}`,
  );
const whole = ['Bronze 100 0 false', 'Silver 100 0 false', 'Gold 50 50 true', 'Platinum 0 150 true'];

test.each([
  [['Gold', 'Platinum'], whole],
  [['platinum', ' GOLD'], whole],
  [['Gold'], whole.slice(0, 3)],
  [['Gold', 'Diamond'], whole.slice(0, 3)],
])(
  'of %j goes up to the highest that brings it, whatever its case (D98) [B §2 Royalty Details]',
  (requiredRanks, way) => {
    expect(toWay({ requiredRanks })).toEqual(way);
  },
);

test.each<[string, Partial<typeof royalty>, string[]]>([
  ['leads to the first required rank', {}, ['Silver 100 0 false', 'Gold 83 50 true']],
  ['is reached', { matching: 301 }, ['Silver 100 0 false', 'Gold 100 0 true']],
  ['has one part with the rank itself', { currentRank: 'gold', matching: 300 }, ['Gold 100 0 true']],
  ['is empty without requirements', { requiredRanks: [] }, []],
])('without such ranks it %s [B §2 Royalty Details]', (_what, goal, way) => {
  expect(toWay(goal, [])).toEqual(way);
  expect(toWay(goal, ranks.slice(4))).toEqual(way);
});
