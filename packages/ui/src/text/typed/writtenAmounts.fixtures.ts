import fc from 'fast-check';

const scripts = ['latn', 'arab', 'arabext', 'deva', 'beng', 'thai', 'fullwide', 'mathbold'];
const groupings = [',', '.', ' ', '\u00a0', '\u2009', '\u202f', "'", '’', '٬'];

/** The digits with a separator, in groups of three or as in India. */
const group = (digits: string, separator: string, indian: boolean) =>
  digits.replace(indian ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g, separator);

const inScript = (text: string, script: string) => {
  const digits = Array.from({ length: 10 }, (_, one) =>
    new Intl.NumberFormat('en', { numberingSystem: script }).format(one),
  );
  return text.replace(/\d/g, (one) => digits[Number(one)] ?? one);
};

/** An amount as decimal text, and one way to write it. */
export const writtenAmounts = fc
  .record({
    whole: fc.oneof(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 999_999_999_999 })),
    cents: fc.option(fc.integer({ min: 0, max: 99 })),
    separator: fc.constantFrom('', ...groupings),
    mark: fc.constantFrom('.', ',', '٫'),
    indian: fc.boolean(),
    script: fc.constantFrom(...scripts),
    sign: fc.constantFrom('', '', '$', '$ '),
  })
  .filter(({ separator, mark, cents }) => cents === null || separator !== mark)
  .map(({ whole, cents, separator, mark, indian, script, sign }) => {
    const decimals = String(cents ?? 0).padStart(2, '0');
    const number = group(String(whole), separator, indian) + (cents === null ? '' : mark + decimals);
    return { text: sign + inScript(number, script), value: `${whole}.${decimals}` };
  });
