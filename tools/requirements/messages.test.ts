import { describe, expect, it } from 'vitest';
import * as catalogue from '../../packages/ui/src/text/messages';
import { productModules, read, readTable } from './files';
import { citationsIn } from './spec/entries';

const rows = readTable('messages.tsv').map(
  ({ area = '', text = '', clause = '' }) => [area, text, clause] as const,
);

/** Area names that differ between the list and the code. */
const areaNames: Record<string, string> = { errors: 'error', layout: 'news', packages: 'purchase' };

/**
 * The one row that contradicts the specification. A §5 writes the login's texts as 'username is Required' and 'Password
 * is Required', and the specification wins over the list drawn from it.
 */
const contradicted = { area: 'access', text: 'password is Required', specified: 'Password is Required' };
const isContradicted = ([area, text]: (typeof rows)[number]) =>
  area === contradicted.area && text === contradicted.text;

/** The texts of D104, which must not be corrected here or in the list. */
const misspelt = [
  'Secutity Pin not matching with new Pin',
  'Image size sholud not be greater than 2MB',
  'the page you are looking for not avaible!',
  'Your Are Logout!!',
  'Please Enter Amount In Multiple 0f 50',
  'Total Bussiness',
  'Tnx Hash',
  'are you sure ? you want to upload your doc.',
  'Something Went Wrong Please Try Again....',
  'Authentication Failed. Please Login Again....',
  'Please Complete Your KYC !',
];

describe('the exact texts (D104)', () => {
  it('reads the whole list', () => expect(rows.length).toBeGreaterThan(150));

  it("writes the login's password as A §5 does, where the list does not", () => {
    expect(rows.filter(isContradicted)).toHaveLength(1);
    expect(Object.values(catalogue.accessTexts)).toContain(contradicted.specified);
    expect(Object.values(catalogue.accessTexts)).not.toContain(contradicted.text);
  });

  it.each(rows.filter((row) => !isContradicted(row)))(
    '%s: %s (%s) [A §2 Dashboard, A §2 Deposit, A §4 KYC, A §5 Security pin, A §8, A §8 Empty notifications, B §8, B §8 Above the balance, B §8 Amount out of range]',
    (area, text, clause) => {
      const name = `${areaNames[area] ?? area}Texts`;
      const texts = Object.entries(catalogue).find(([key]) => key === name)?.[1] ?? {};
      expect(
        Object.values(texts),
        `'${text}' is required to the letter by ${clause}, misspelt or not: put it back into ${name}.`,
      ).toContain(text);
    },
  );

  it('names the clause of each', () => {
    const without = rows.filter(
      ([, , clause]) => !citationsIn(clause).some(({ id }) => /^[AB] §\d$/.test(id)),
    );
    expect(without).toEqual([]);
  });

  it.each(misspelt)("keeps what looks like a slip, '%s', in the list", (text) => {
    const clause = rows.find((row) => row[1] === text)?.[2];
    expect(
      clause,
      `'${text}' is misspelt on purpose (D104) and may not leave tools/requirements/data/messages.tsv.`,
    ).toMatch(/\bD104$/);
  });

  it('holds no text twice in an area', () => {
    for (const texts of Object.values(catalogue)) {
      const all = Object.values(texts).filter((text) => typeof text === 'string');
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('shows each, but the one that D45 replaced', () => {
    const product = productModules.filter((file) => !/\/text\/(visitorM|m)essages\.ts$/.test(file));
    const named = product.flatMap((file) =>
      [...read(file).matchAll(/\b(\w+Texts)\s*(?:\.\s*(\w+)|(\[))/g)].map(
        ([, group = '', key = '*']) => `${group}.${key}`,
      ),
    );
    // A screen that picks by a value (`ticketsTexts[status]`) may show each of its group.
    const shown = new Set(named);
    const unused = Object.entries(catalogue)
      .flatMap(([group, texts]) => Object.keys(texts).map((key) => ({ group, key })))
      .filter(({ group, key }) => !shown.has(`${group}.${key}`) && !shown.has(`${group}.*`));
    expect(unused.map(({ key }) => key)).toEqual(['twoFactorAuthenticator']);
  });
});
