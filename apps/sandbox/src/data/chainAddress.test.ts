import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { chainAddress } from './chainAddress';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

test('TRC20 addresses carry their checksum (D48)', () => {
  for (let owner = 0; owner < 200; owner += 1) {
    const address = chainAddress('USDT TRC20', `member ${owner}`);
    expect(address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    const value = address.split('').reduce((sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)), 0n);
    const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex');
    expect(bytes.subarray(21)).toEqual(sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4));
    expect(bytes[0]).toBe(0x41);
  }
});

test('BEP20 addresses are 40 hexadecimal digits, one for each owner', () => {
  expect(chainAddress('USDT BEP20', 'member 1')).toMatch(/^0x[0-9a-f]{40}$/);
  expect(chainAddress('USDT BEP20', 'member 1')).not.toBe(chainAddress('USDT BEP20', 'member 2'));
  expect(chainAddress('USDT BEP20', 'member 1')).toBe(chainAddress('USDT BEP20', 'member 1'));
});
