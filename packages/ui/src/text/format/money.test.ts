import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { hideAmounts } from './hiddenAmounts';
import { formatCount, formatMoney, formatTrade, moneyParts } from './money';

// A §1, A §9, B §9.
describe('formatMoney', () => {
  it.each([
    ['1234.5', '$1,234.50'],
    ['0', '$0.00'],
    ['-0', '$0.00'],
    ['-0.001', '$0.00'],
    ['-0.005', '−$0.01'],
    ['-1234567.891', '−$1,234,567.89'],
    ['999.995', '$1,000.00'],
    ['123456789012345678901.23', '$123,456,789,012,345,678,901.23'],
    ['.5', '$0.50'],
  ])('%s is %s [A §1, A §9 Formats, B §1, B §9 Decimals]', (value, shown) =>
    expect(formatMoney(value)).toBe(shown),
  );

  it.each(['', ' ', 'abc', '1e3', 'NaN', '1,2', 'undefined', null, undefined])(
    '%j is -- [A §9 Formats, B §1]',
    (value) => expect(formatMoney(value)).toBe('--'),
  );

  it('shows rupees, signs and trade figures [A §1, A §9 Formats, B §1, B §9 Decimals]', () => {
    expect(formatMoney('41500', { currency: 'inr' })).toBe('₹41,500.00');
    expect(formatMoney('25', { signed: true })).toBe('+$25.00');
    expect(formatMoney('0.001', { signed: true })).toBe('$0.00');
    expect(formatTrade('1.23455')).toBe('1.2346');
    expect(formatTrade('-12')).toBe('−12.0000');
    expect(formatCount(1234)).toBe('1,234');
    expect(formatCount(Number.NaN)).toBe('--');
    expect([formatCount('1234567.5'), formatCount(null), formatCount(undefined)]).toEqual([
      '1,234,568',
      '--',
      '--',
    ]);
    expect(formatTrade('1.5', { signed: true })).toBe('+1.5000');
    expect(formatMoney('-25', { signed: true })).toBe('−$25.00');
  });

  it('takes apart what it shows', () => {
    expect(moneyParts('-1234.5')).toEqual({ sign: '−', symbol: '$', whole: '1,234', cents: '.50' });
    expect(moneyParts('7', { currency: 'none', decimals: 0 })).toEqual({
      ...{ sign: '', symbol: '', whole: '7', cents: '' },
    });
  });

  it('loses nothing of a figure with cents', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (cents) => {
        const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
        const text = `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        const shown = formatMoney(text);
        expect(shown.replace('−', '-').replace(/[$,]/g, '')).toBe(text);
        expect(shown).toMatch(/^−?\$\d{1,3}(,\d{3})*\.\d{2}$/);
      }),
    );
  });

  it('never throws for any value', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatMoney(text)).toMatch(/^--$|^−?\$[\d,]+\.\d{2}$/);
      }),
    );
  });
});

describe('while amounts are hidden', () => {
  afterEach(() => hideAmounts(false));

  it('shows dots without sign or length, and still shows a malformed amount as such [A §1]', () => {
    hideAmounts(true);
    expect(['1', '-1234567.891', '0'].map((value) => formatMoney(value))).toEqual([
      '$••••',
      '$••••',
      '$••••',
    ]);
    expect(formatMoney('25', { signed: true, currency: 'inr' })).toBe('₹••••');
    expect(formatMoney('25', { currency: 'plain', decimals: 4 })).toBe('••••');
    expect(formatMoney('x')).toBe('--');
  });

  it('shows what is no money, and what is marked as shown', () => {
    hideAmounts(true);
    expect([formatCount(1234), formatTrade('1.2')]).toEqual(['1,234', '1.2000']);
    expect(formatMoney('25', { shown: true })).toBe('$25.00');
  });
});
