import { expect, test } from 'vitest';
import { parseCents } from './cents';

test.each([
  ['12.5', 1250],
  ['-0.005', -1],
  ['987654321012.99', 98_765_432_101_299],
  ['99999999999999999.00', undefined],
  ['1e3', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s is %s', (text, cents) => expect(parseCents(text)).toBe(cents));
