import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountPattern } from '../../text/format/amount';
import * as filters from './filters';

const {
  addressLine,
  amount,
  chainAddress,
  digits,
  digitsAndDots,
  email,
  lettersAndDigits,
  lettersAndSpaces,
  phone,
  wholeAmount,
} = filters;

// A §5, B §5, D30.
describe('filters', () => {
  it.each([
    [lettersAndSpaces, 'Zoë de la Cruz-3', 'Zoë de la Cruz', '-3'],
    [lettersAndSpaces, 'Zoe\u0308 王', 'Zoe\u0308 王', ''],
    [lettersAndDigits, 'amara_21é', 'amara21', '_é'],
    [email, 'a+b_c-d@mail.com', 'abcd@mail.com', '+_-'],
    [phone, '+44 (0)20', '+44020', ' ()'],
    [addressLine, '12/4, Main St. #5', '12/4, Main St. 5', '#'],
    [chainAddress, ' 0xAb\u200b \n9', '0xAb9', '\u200b'],
    [digitsAndDots, '10.24-a', '10.24', '-a'],
    [digits(4), '12345', '1234', ''],
    [digits(4), '1a2b', '12', 'ab'],
    [digits(), '123456789', '123456789', ''],
    [amount, '1234.567', '1234.56', ''],
    [amount, '1,5', '1.5', ''],
    [amount, '1,234.50', '1234.50', ''],
    [amount, '1.2.3', '1.23', ''],
    [amount, '1e3', '13', 'e'],
    [amount, '-5', '5', '-'],
    [amount, '1234567890123', '123456789012', ''],
    [amount, '.5', '.5', ''],
    [amount, '', '', ''],
    [wholeAmount, '1500', '1500', ''],
    [wholeAmount, '1,500.00', '1500', ''],
    [wholeAmount, '500.', '500', '.'],
    [wholeAmount, '$ 12,345,600', '12345600', '$ '],
    [wholeAmount, '500.75', '500', '.75'],
    [wholeAmount, '1500,50', '1500', ',50'],
    [wholeAmount, '1e3', '13', 'e'],
    [wholeAmount, '-50', '50', '-'],
    [wholeAmount, '1234567890123', '123456789012', ''],
  ])('%# %j', (filter, typed, text, removed) => expect(filter(typed)).toEqual({ text, removed }));

  const all = Object.entries({ ...filters, digits: digits(6) });
  it.each(all)('%s takes what it gave', (_name, filter) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const { text } = filter(typed);
        expect(filter(text)).toEqual({ text, removed: '' });
      }),
    );
  });

  it('gives an amount that parses, or one that is not finished', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { text } = amount(typed);
        expect(amountPattern.test(text) || /^(\d*\.|\.\d*)?$/.test(text)).toBe(true);
      }),
    );
  });
});
