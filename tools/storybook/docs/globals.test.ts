import { expect, it } from 'vitest';
import { fromAddress, toAddress } from './globals';

it.each(['Insufficient Balance!', '$12,480.50', 'Łukasz’s “PIN” (2/3)', 'a_b', '', 'आज'])(
  '%s survives the way through an address',
  (text) => {
    expect(toAddress(text)).toMatch(/^[\w -]*$/);
    expect(fromAddress(toAddress(text))).toBe(text);
  },
);

it('takes digits that came as a number, and nothing else', () => {
  expect(fromAddress(200)).toBe('200');
  expect(fromAddress(undefined)).toBe('');
});
