import { afterEach, expect, test } from 'vitest';
import { hideAmounts } from '../../../../text/format/hiddenAmounts';
import { legSentence } from './legSentence';

afterEach(() => hideAmounts(false));

test.each([
  [418, 296, 'The right leg has 122 fewer.'],
  [1, 5000, 'The left leg has 4,999 fewer.'],
  [7, 7, 'Both legs have as many members.'],
  [0, 0, ''],
  [undefined, 4, ''],
])('%s and %s members, from a server without bots (D113): %s', (leftCount, rightCount, said) => {
  expect(legSentence({ leftCount, rightCount })).toBe(said);
});

test.each([
  [40, 28, '5.00', 'The right leg lacks 12 bots for as many pairs, which bring $60.00.'],
  [0, 1, '0.07', 'The left leg lacks 1 bot for as many pairs, which bring $0.07.'],
  [
    3,
    0,
    '33333333333333.33',
    'The right leg lacks 3 bots for as many pairs, which bring $99,999,999,999,999.99.',
  ],
  [4, 2, undefined, 'The right leg lacks 2 bots for as many pairs.'],
  [4, 2, 'much', 'The right leg lacks 2 bots for as many pairs.'],
  [4, 2, '0', 'The right leg lacks 2 bots for as many pairs.'],
  [4, 4, '5.00', 'Both legs have as many bots: none waits for a pair.'],
])('%s and %s bots of %s a pair: %s', (left, right, pairBonus, said) => {
  expect(legSentence({ leftCount: 1, rightCount: 9, bots: { left, right, pairBonus } })).toBe(said);
});

test('legs without a bot are compared by their members', () => {
  expect(legSentence({ leftCount: 2, rightCount: 1, bots: { left: 0, right: 0, pairBonus: '5' } })).toBe(
    'The right leg has 1 fewer.',
  );
});

test('what the pairs bring is hidden with all amounts', () => {
  hideAmounts(true);
  expect(legSentence({ bots: { left: 2, right: 1, pairBonus: '5.00' } })).toBe(
    'The right leg lacks 1 bot for as many pairs, which bring $••••.',
  );
});
