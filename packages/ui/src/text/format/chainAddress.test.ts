import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOfAddress } from './chainAddress';

// The examples of EIP-55, and the contract address of USDT on TRON.
const checksummed = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const bep20 = '0x52908400098527886E0F7030069857D2E4169EE7';
const trc20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

// Any code points. The library's own unit for them takes seconds to build.
const anyText = fc.string({ unit: fc.nat({ max: 0x10ffff }).map((point) => String.fromCodePoint(point)) });

describe('an address and its network (D48)', () => {
  it.each([...checksummed, bep20, bep20.toLowerCase()])('%s is BEP20 [A §9 Networks]', (address) => {
    expect(fitOfAddress(address, 'BEP20')).toBe('fits');
    expect(fitOfAddress(address, 'TRC20')).toBe('otherChain');
  });

  it('in capitals alone has no checksum, so it fits', () => {
    expect(fitOfAddress(`0x${checksummed[0]!.slice(2).toUpperCase()}`, 'BEP20')).toBe('fits');
  });

  it('the one of TRC20 [A §9 Networks]', () => {
    expect(fitOfAddress(trc20, 'TRC20')).toBe('fits');
    expect(fitOfAddress(trc20, 'BEP20')).toBe('otherChain');
  });

  it.each([
    // One letter's case; two swapped digits; one character of base58.
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'BEP20'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAde', 'BEP20'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'TRC20'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjL6jt', 'TRC20'],
    // Their checksums match, but neither starts with TRON's byte.
    ['TZJozAg1ruapycCicgz31GxvYJ1G1qELV7', 'TRC20'],
    ['T9yD14Nj9j7xAB4dbGeiX9h8unkKB9nv2z', 'TRC20'],
    ['T111111111111111111111111111111111', 'TRC20'],
    ['Tzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz', 'TRC20'],
  ] as const)('%s is mistyped [A §9 Networks]', (address, chain) =>
    expect(fitOfAddress(address, chain)).toBe('mistyped'),
  );

  it.each([
    '',
    '0x',
    bep20.slice(0, -1),
    `${bep20}0`,
    bep20.replace('0x', '0X'),
    bep20.slice(2),
    `x${bep20}`,
    trc20.slice(0, -1),
    trc20.toLowerCase(),
    `${trc20.slice(0, -1)}0`,
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    ` ${trc20}`,
    `${trc20}\n`,
  ])('%j has no shape that is known', (address) => {
    expect(fitOfAddress(address, 'BEP20')).toBe('unknown');
    expect(fitOfAddress(address, 'TRC20')).toBe('unknown');
  });

  it('any one character changed is noticed [A §5 Withdraw settings]', () => {
    const base58 = Array.from('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 33 }), fc.constantFrom(...base58), (index, character) => {
        const changed = trc20.slice(0, index) + character + trc20.slice(index + 1);
        return changed === trc20 || fitOfAddress(changed, 'TRC20') === 'mistyped';
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('BEP20', 'TRC20'), (text, chain) => {
        expect(['fits', 'mistyped', 'otherChain', 'unknown']).toContain(fitOfAddress(text, chain));
      }),
    );
  });
});
