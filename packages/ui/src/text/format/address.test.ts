import { expect, it } from 'vitest';
import { addressEnd, shortAddress } from './address';

it.each([
  ['TXk3f9aaaaaaaaaaaaaaaaaaaaaaaa9aQ2mB', 'TXk3f9…9aQ2mB'],
  ['0123456789012', '0123456789012'],
  ['01234567890123', '012345…890123'],
  ['  ', '--'],
  [null, '--'],
  [undefined, '--'],
])('shortens %j to %s', (address, shown) => expect(shortAddress(address)).toBe(shown));

it('returns the end of an address', () => expect(addressEnd(' TXk3f9aaaaaaaa9aQ2mB ')).toBe('9aQ2mB'));
