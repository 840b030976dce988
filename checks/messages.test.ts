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

describe('the exact texts (D104)', () => {
  it('reads the whole list', () => expect(rows.length).toBeGreaterThan(150));

  it.each(rows)('%s: %s', (area, text) => {
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
