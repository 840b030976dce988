import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords } from './amountInWords';

// The inverse: the cents of the words.
const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = new Map([
  ['thousand', 1_000n],
  ['million', 1_000_000n],
  ['billion', 1_000_000_000n],
]);

function getNumber(words: string): bigint {
  let sum = 0n;
  let group = 0n;
  for (const word of words.split(/[ -]/)) {
    const scale = scales.get(word);
    if (scale !== undefined) [sum, group] = [sum + group * scale, 0n];
    else if (word === 'hundred') group *= 100n;
    else if (small.includes(word)) group += BigInt(small.indexOf(word));
    else if (tens.includes(word)) group += BigInt(tens.indexOf(word) * 10);
    else throw new Error(`${word} is no number`);
  }
  return sum + group;
}

function parseCents(words: string): bigint {
  const match = /^(?:(.+) dollars?)?(?: and )?(?:(.+) cents?)?$/.exec(words.toLowerCase());
  const [, dollars = 'zero', cents = 'zero'] = match ?? [];
  return getNumber(dollars) * 100n + getNumber(cents);
}

describe('a total in words', () => {
  test.each([
    ['100.00', 'One hundred dollars'],
    ['1234.5', 'One thousand two hundred thirty-four dollars and fifty cents'],
    ['1.01', 'One dollar and one cent'],
    ['0.99', 'Ninety-nine cents'],
    ['0', 'Zero dollars'],
    ['-3.10', 'Minus three dollars and ten cents'],
    ['99.995', 'One hundred dollars'],
    ['2.344', 'Two dollars and thirty-four cents'],
  ])('%s is "%s" [B §2 Bot history]', (value, words) => expect(amountInWords(value)).toBe(words));

  test.each([undefined, null, '', '1e3', '1,000', 'NaN', ' 5', 'five', '<b>5</b>', '9'.repeat(41)])(
    '%j has none',
    (value) => expect(amountInWords(value)).toBeUndefined(),
  );

  test('writes every amount of up to twelve digits to the cent', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 99_999_999_999_999n), (cents) => {
        const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        expect(parseCents(amountInWords(text) ?? '')).toBe(cents);
      }),
    );
  });

  test('is words alone, with a capital in front', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        expect(amountInWords(`${whole}.${String(cents).padStart(2, '0')}`)).toMatch(
          /^[A-Z][a-z]*([ -][a-z]+)*$/,
        );
      }),
    );
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void amountInWords(text)));
  });
});
