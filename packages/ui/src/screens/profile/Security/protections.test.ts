import { expect, test } from 'vitest';
import { protectionNames, toGrade, type Protections } from './protections';

const withOn = (count: number): Protections =>
  Object.fromEntries(protectionNames.map((name, at) => [name, at < count ? 'on' : 'off']));

// Proves: securityMessages.summary.A | securityMessages.summary.B | securityMessages.summary.C | securityMessages.summary.D
test.each([
  [8, 'A'],
  [7, 'B'],
  [5, 'B'],
  [4, 'C'],
  [3, 'C'],
  [2, 'D'],
  [0, 'D'],
])('%d of eight protections are a %s', (count, letter) => {
  expect(toGrade(withOn(count))).toMatchObject({ letter, on: count, total: 8 });
});

// Proves: securityMessages.on
test('counts only what the server sent, and an app that is not in use is a gap', () => {
  expect(toGrade({ pin: 'on', authenticator: 'ready' })).toEqual({
    letter: 'C',
    on: 1,
    total: 2,
    gaps: ['authenticator'],
    done: ['pin'],
  });
});

test.each([
  [{}, 'C'],
  [{ passkey: 'on' }, 'B'],
  [{ pin: 'on' }, 'B'],
  [{ authenticator: 'on' }, 'A'],
] as const)('codes by email alone are no B: with %j it is %s', (factors, letter) => {
  const others = { email: 'on', identity: 'on', address: 'on', word: 'on' } as const;
  expect(toGrade({ authenticator: 'off', ...others, ...factors }).letter).toBe(letter);
});

test('nothing known is no A', () => {
  expect(toGrade({}).letter).toBe('D');
});
