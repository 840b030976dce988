import { describe, expect, test } from 'vitest';
import { fingerprint } from './fingerprint';

describe('fingerprint (T12)', () => {
  test('is a SHA-256 that stays the same between versions, because keys outlive a start', () => {
    expect(fingerprint('createTransfer', { amount: '10', note: ['a', null] })).toBe(
      '5b4836f3d0858d93fcd5b0d6f9651e7786c5a24386485a7a09a08b04258fdfb7',
    );
  });

  test('does not depend on the order of keys, at any depth', () => {
    expect(fingerprint('a', { x: 1, y: { p: 1, q: 2 }, z: 3 })).toBe(
      fingerprint('a', { z: 3, y: { q: 2, p: 1 }, x: 1 }),
    );
    expect(fingerprint('a', [{ x: 1, y: 2 }])).toBe(fingerprint('a', [{ y: 2, x: 1 }]));
  });

  test.each([
    ['another call', 'b', { x: 1 }],
    ['another value', 'a', { x: 2 }],
    ['another key', 'a', { y: 1 }],
    ['a text for a number', 'a', { x: '1' }],
    ['null', 'a', null],
    ['nothing', 'a', {}],
    ['a list', 'a', [['x', 1]]],
    ['a list for an object', 'a', { object: [['x', 1]] }],
  ])('%s has another', (_, operation, body) => {
    expect(fingerprint(operation, body)).not.toBe(fingerprint('a', { x: 1 }));
  });

  test('the order of a list counts', () => {
    expect(fingerprint('a', [1, 2])).not.toBe(fingerprint('a', [2, 1]));
  });
});
