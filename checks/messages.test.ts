import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as catalogue from '../packages/ui/src/text/messages';

const rows = readFileSync(new URL('data/messages.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [area: string, text: string]);

/** The list's words for an area where the house has another. */
const areaNames: Record<string, string> = { errors: 'error', layout: 'news', packages: 'purchase' };

/**
 * The one row that contradicts the specification: A §5 writes the login's texts as 'username is Required' and
 * 'Password is Required', and the specification wins over the list drawn from it.
 */
const contradicted = { area: 'access', text: 'password is Required', specified: 'Password is Required' };
const isContradicted = ([area, text]: [string, string]) =>
  area === contradicted.area && text === contradicted.text;

describe('the exact texts (D104)', () => {
  it('reads the whole list', () => expect(rows.length).toBeGreaterThan(150));

  it("writes the login's password as A §5 does, where the list does not", () => {
    expect(rows.filter(isContradicted)).toHaveLength(1);
    expect(Object.values(catalogue.accessTexts)).toContain(contradicted.specified);
    expect(Object.values(catalogue.accessTexts)).not.toContain(contradicted.text);
  });

  it.each(rows.filter((row) => !isContradicted(row)))('%s: %s', (area, text) => {
    const name = `${areaNames[area] ?? area}Texts`;
    const texts = Object.entries(catalogue).find(([key]) => key === name)?.[1] ?? {};
    expect(Object.values(texts)).toContain(text);
  });

  it('holds no text twice in an area', () => {
    for (const texts of Object.values(catalogue)) {
      const all = Object.values(texts).filter((text) => typeof text === 'string');
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
