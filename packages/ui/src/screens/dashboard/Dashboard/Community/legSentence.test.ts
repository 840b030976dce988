import { afterEach, expect, test } from 'vitest';
import { hideAmounts } from '../../../../text/format/hiddenAmounts';
import { legSentence } from './legSentence';

afterEach(() => hideAmounts(false));

test.each([
  [418, 296, 'Your right leg has 122 fewer members.'],
  [1, 5000, 'Your left leg has 4,999 fewer members.'],
  [7, 7, 'Both legs have the same number of members.'],
  [0, 0, ''],
  [undefined, 4, ''],
])(
  '%s and %s members, from a server without bots (D113): %s [A §2 Dashboard]',
  (leftCount, rightCount, said) => {
    expect(legSentence({ leftCount, rightCount })).toBe(said);
  },
);

// Proves: weakerLegMessages.equalBots
test.each([
  [
    40,
    28,
    '5.00',
    '12 left bots have no partner yet. Once paired, they’d earn you $60.00 under the current plan.',
  ],
  [
    0,
    1,
    '0.07',
    '1 right bot has no partner yet. Once paired, they’d earn you $0.07 under the current plan.',
  ],
  [
    3,
    0,
    '33333333333333.33',
    '3 left bots have no partner yet. Once paired, they’d earn you $99,999,999,999,999.99 under the current plan.',
  ],
  [4, 2, undefined, '2 left bots have no partner yet.'],
  [4, 2, 'much', '2 left bots have no partner yet.'],
  [4, 2, '0', '2 left bots have no partner yet.'],
  [4, 4, '5.00', 'Your legs are balanced: no bot is waiting for a pair.'],
])('%s and %s bots of %s a pair: %s [A §2 Dashboard]', (left, right, pairBonus, said) => {
  expect(legSentence({ leftCount: 1, rightCount: 9, bots: { left, right, pairBonus } })).toBe(said);
});

// Proves: weakerLegMessages.lacksMembers
test('legs without a bot are compared by their members', () => {
  expect(legSentence({ leftCount: 2, rightCount: 1, bots: { left: 0, right: 0, pairBonus: '5' } })).toBe(
    'Your right leg has 1 fewer member.',
  );
});

test('what the pairs bring is hidden with all amounts', () => {
  hideAmounts(true);
  expect(legSentence({ bots: { left: 2, right: 1, pairBonus: '5.00' } })).toBe(
    '1 left bot has no partner yet. Once paired, they’d earn you $•••• under the current plan.',
  );
});
