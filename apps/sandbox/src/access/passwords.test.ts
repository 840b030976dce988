import { expect, test } from 'vitest';
import { lightCost } from '../testing/seedOptions';
import { createPasswords } from './passwords';

const passwords = createPasswords(lightCost);
const stored = await passwords.hash('2580');

test('each secret is judged against its hash; no one has the right one (T17)', async () => {
  const asked = [
    passwords.verify(stored, '2580'),
    passwords.verify(stored, '2581'),
    passwords.verify(null, '2580'),
  ];
  expect(await Promise.all(asked)).toEqual([true, false, false]);
});

test('a password is checked once while requests share the result, and again after the last has ended (T33)', async () => {
  const [one, other] = [passwords.forRequest(), passwords.forRequest()];
  const first = one.verify(stored, '2580');
  await first;
  expect([
    one.isJudged(stored, '2580'),
    one.isJudged(stored, '2581'),
    other.isJudged(stored, '2580'),
  ]).toEqual([true, false, false]);
  expect(one.verify(stored, '2580')).toBe(first);
  expect(one.verify(stored, '2581')).not.toBe(first);
  expect(one.verify(null, '2580')).not.toBe(first);
  expect(other.verify(stored, '2580')).toBe(first);
  one.end();
  const third = passwords.forRequest();
  expect(third.verify(stored, '2580')).toBe(first);
  other.end();
  third.end();
});

test('nothing is kept of a question that no request asks any more', async () => {
  const one = passwords.forRequest();
  const first = one.verify(stored, '2580');
  one.end();
  const next = passwords.forRequest();
  expect(next.verify(stored, '2580')).not.toBe(first);
  next.end();
  await first;
});
