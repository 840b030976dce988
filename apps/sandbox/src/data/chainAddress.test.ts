import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chainAddress, isChainAddress } from './chainAddress';

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

describe('an address of a network (D48)', () => {
  // The examples of EIP-55, and the address of a well-known contract.
  const evm = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ];
  const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

  test('is known by its checksum', () => {
    for (const address of evm) {
      expect(isChainAddress('USDT BEP20', address)).toBe(true);
      expect(isChainAddress('USDT TRC20', address)).toBe(false);
    }
    expect(isChainAddress('USDT TRC20', tron)).toBe(true);
    expect(isChainAddress('USDT BEP20', tron)).toBe(false);
  });

  test('needs no checksum in one case', () => {
    for (const address of evm) {
      expect(isChainAddress('USDT BEP20', address.toLowerCase())).toBe(true);
      expect(isChainAddress('USDT BEP20', `0x${address.slice(2).toUpperCase()}`)).toBe(true);
    }
  });

  test('is not one with a sign changed', () => {
    const [address = ''] = evm;
    for (let at = 2; at < address.length; at += 1) {
      const sign = address.charAt(at);
      const other = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
      if (other !== sign)
        expect(isChainAddress('USDT BEP20', address.slice(0, at) + other + address.slice(at + 1))).toBe(
          false,
        );
    }
    for (let at = 0; at < tron.length; at += 1) {
      const other = tron.charAt(at) === '2' ? '3' : '2';
      expect(isChainAddress('USDT TRC20', tron.slice(0, at) + other + tron.slice(at + 1))).toBe(false);
    }
  });

  test.each([
    '',
    '0x',
    `0x${'0'.repeat(40)}`,
    `0x${'g'.repeat(40)}`,
    `0X${'a'.repeat(40)}`,
    'a'.repeat(40),
    ` ${evm[5]}`,
    `${evm[5]}\n`,
    `${evm[5]}0`,
    // The zero account, another chain's address, and a truncated one.
    'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    tron.slice(0, -1),
    `${tron}1`,
  ])('is not %j', (text) => {
    expect(isChainAddress('USDT BEP20', text)).toBe(false);
    expect(isChainAddress('USDT TRC20', text)).toBe(false);
  });

  test('is what the sandbox makes', () => {
    expect(isChainAddress('USDT TRC20', chainAddress('USDT TRC20', 'member 1'))).toBe(true);
    expect(isChainAddress('USDT BEP20', chainAddress('USDT BEP20', 'member 1'))).toBe(true);
  });
});
