import { expect, test } from 'vitest';
import { protectionNames, toGrade, type Protections } from './protections';

const withOn = (count: number): Protections =>
  Object.fromEntries(protectionNames.map((name, at) => [name, at < count ? 'on' : 'off']));

test.each([
  [6, 'A'],
  [5, 'B'],
  [4, 'B'],
  [3, 'C'],
  [2, 'C'],
  [1, 'D'],
  [0, 'D'],
])('%d of six protections are a %s', (count, letter) => {
  expect(toGrade(withOn(count))).toMatchObject({ letter, on: count, total: 6 });
});

test('counts only what the server sent, and an app that is not in use is a gap', () => {
  expect(toGrade({ pin: 'on', authenticator: 'ready' })).toEqual({
    letter: 'C',
    on: 1,
    total: 2,
    gaps: ['authenticator'],
    done: ['pin'],
  });
});

test('nothing known is no A', () => {
  expect(toGrade({}).letter).toBe('D');
});
