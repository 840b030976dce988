import { expect, test } from 'vitest';
import { lightCost } from '../testing/lightCost';
import { rememberJudged } from './judgeAhead';
import { createPasswords } from './passwords';

test('the same question asked at once is answered once, and asked anew afterwards (T33)', async () => {
  const passwords = createPasswords(lightCost);
  const stored = await passwords.hash('2580');
  const asked = [passwords.verify(stored, '2580'), passwords.verify(stored, '2580')];
  expect(asked[0]).toBe(asked[1]);
  expect(await Promise.all(asked)).toEqual([true, true]);
  const later = passwords.verify(stored, '2580');
  expect(later).not.toBe(asked[0]);
  expect(
    await Promise.all([later, passwords.verify(stored, '2581'), passwords.verify(null, '2580')]),
  ).toEqual([true, false, false]);
});

test('a request judges a secret once, and another hash or secret anew', async () => {
  let count = 0;
  const judge = rememberJudged({
    hash: (text) => Promise.resolve(text),
    verify: () => Promise.resolve((count += 1) > 0),
  });
  for (const [stored, secret] of [
    ['a', '1'],
    ['a', '1'],
    ['b', '1'],
    ['a', '2'],
    [null, '1'],
    [null, '1'],
  ] as const)
    await judge.verify(stored, secret);
  expect(count).toBe(4);
});
