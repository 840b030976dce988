import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as filters from './filters';

const { addressLine, chainAddress, digits, digitsAndDots, email, lettersAndDigits, lettersAndSpaces, phone } =
  filters;

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
    [digits(4), '٢٤٦٨', '2468', ''],
    [digits(4), '۲۴۶۸', '2468', ''],
    [digits(4), '२४६८', '2468', ''],
    [digits(4), '２４𝟔𝟖', '2468', ''],
    [phone, '+٩٧١ ٥٠', '+97150', ' '],
    [lettersAndDigits, 'amara٢١', 'amara21', ''],
    [digitsAndDots, '١٠.٢٤', '10.24', ''],
    [email, 'amara٢١@mail.com', 'amara21@mail.com', ''],
    [addressLine, '١٢/4 शिव', '١٢/4 शिव', ''],
    [lettersAndSpaces, 'Zoë ٢', 'Zoë ', '٢'],
    [digits(), '5²', '5', '²'],
  ])(
    '%# %j [A §5 Input filters, A §5 Profile, B §5 Add MT5 account number]',
    (filter, typed, text, removed) => expect(filter(typed)).toEqual({ text, removed }),
  );

  const all = Object.entries({ ...filters, digits: digits(6) });
  it.each(all)('%s takes what it gave', (_name, filter) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const { text } = filter(typed);
        expect(filter(text)).toEqual({ text, removed: '' });
      }),
    );
  });
});
