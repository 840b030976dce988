import { describe, expect, it } from 'vitest';
import { isZeroAmount, parseAmount, parseTypedAmount } from './typedAmount';

const nbsp = '\u00a0';
const thin = '\u2009';
const narrow = '\u202f';

// D122.
describe('a typed amount', () => {
  it.each([
    ['7', '7.00'],
    ['7.5', '7.50'],
    ['007', '7.00'],
    ['1,5', '1.50'],
    ['1,50', '1.50'],
    ['.5', '0.50'],
    [',05', '0.05'],
    ['5.', '5.00'],
    [' 12 ', '12.00'],
    ['1,000,000', '1000000.00'],
    ['1.000.000', '1000000.00'],
    ['1,00,000', '100000.00'],
    ['12,34,567.8', '1234567.80'],
    ['1,234.50', '1234.50'],
    ['1.500,00', '1500.00'],
    ['1,000.', '1000.00'],
    ['1 000', '1000.00'],
    ['1 234,5', '1234.50'],
    [`1${nbsp}234,50`, '1234.50'],
    [`12${thin}345`, '12345.00'],
    [`12${narrow}345.6`, '12345.60'],
    ["1'234.50", '1234.50'],
    ['1’234.50', '1234.50'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['١٢٣٤٫٥', '1234.50'],
    ['۱۲۳۴٫۵', '1234.50'],
    ['१,२३,४५६.७८', '123456.78'],
    ['１２，３４５．６７', '12345.67'],
    ['\u200f100\u200e', '100.00'],
    ['999999999999.99', '999999999999.99'],
    ['0000999999999999', '999999999999.00'],
  ])('reads %j exactly as %s [B §5 Amounts]', (typed, value) =>
    expect(parseTypedAmount(typed)).toEqual({ reading: 'exact', value }),
  );

  it.each([
    ['1,000', '1000.00'],
    ['1.500', '1500.00'],
    ['12,345', '12345.00'],
    ['١،٢٣٤', '1234.00'],
  ])('reads %j as %s, and knows another reading [B §5 Amounts]', (typed, value) =>
    expect(parseTypedAmount(typed)).toEqual({ reading: 'ambiguous', value }),
  );

  it.each([
    ['$500', '500.00', 'usd'],
    ['$ 1,234.50', '1234.50', 'usd'],
    ['US$1,000', '1000.00', 'usd'],
    ['500 USD', '500.00', 'usd'],
    ['500usdt', '500.00', 'usd'],
    ['₹ 1,00,000', '100000.00', 'inr'],
    ['Rs. 500', '500.00', 'inr'],
    ['Rs.500', '500.00', 'inr'],
    ['500 INR', '500.00', 'inr'],
  ] as const)('reads %j as %s without its sign', (typed, value, currency) =>
    expect(parseTypedAmount(typed, { currency })).toEqual({ reading: 'leftOut', value }),
  );

  it.each([
    ...['-5', '+5', '−5', '5-', '(5)', '1e3', '1E+3', '5k', '5x', 'x5', 'NaN', 'Infinity', '0x10', '5²', '½'],
    ...['1_000', '1/2', '₹500', '€500', '500 EUR', '$-5', '$$5', '5\t000', '5\n000', '5%', '1,000e2'],
  ])('refuses the signs of %j [B §5 Amounts]', (typed) =>
    expect(parseTypedAmount(typed)).toEqual({ reading: 'refused', reason: 'signs' }),
  );

  it.each([
    ...['.', ',', '1..5', '1,,5', '1.2.3', '1,00,00', '1,00,0', '1,0,000', '1234,567,890', '1,234,50', '$'],
    ...['0,000,5', '01,000,000', "1'50", '1 50', '1 000 00', "1,234'567", '1 234 567 8', '5 6', 'USD'],
  ])('can’t read %j, or not yet', (typed) =>
    expect(parseTypedAmount(typed)).toEqual({ reading: 'refused', reason: 'unreadable' }),
  );

  it.each([
    ['1234.567', 'tooFine'],
    ['1,234.567', 'tooFine'],
    ['0.125', 'tooFine'],
    ['0,500', 'tooFine'],
    ['1,0000', 'tooFine'],
    ['١٫٢٣٤', 'tooFine'],
    ['1234567890123', 'tooLarge'],
    ['1,234,567,890,123', 'tooLarge'],
    ['0'.repeat(61), 'tooLarge'],
  ])('refuses %j: %s [B §5 Amounts]', (typed, reason) =>
    expect(parseTypedAmount(typed)).toEqual({ reading: 'refused', reason }),
  );

  it.each([
    ['10.00', '10.00'],
    ['10,0', '10.00'],
    ['1,500.00', '1500.00'],
    ['1.500,00', '1500.00'],
    ['500.', '500.00'],
  ])('reads %j as whole: %s [B §5 Amounts, B §5 Package buy]', (typed, value) =>
    expect(parseTypedAmount(typed, { whole: true })).toEqual({ reading: 'exact', value }),
  );
  it.each(['10.5', '1,500.50', '0.01'])(
    'refuses the fraction of %j in a whole amount [B §5 Amounts]',
    (typed) =>
      expect(parseTypedAmount(typed, { whole: true })).toEqual({ reading: 'refused', reason: 'notWhole' }),
  );

  it.each(['', ' ', '\u200b'])('finds nothing in %j', (typed) =>
    expect([parseTypedAmount(typed), parseAmount(typed)]).toEqual([{ reading: 'empty' }, undefined]),
  );

  it.each([
    ['0', true],
    ['00.00', true],
    ['0.0', true],
    ['0.', true],
    ['٠', true],
    ['0.01', false],
    ['', false],
    ['-0', false],
    ['0e1', false],
  ])('%j is a typed nothing: %s', (typed, nothing) => expect(isZeroAmount(typed)).toBe(nothing));
});
