import { describe, expect, it } from 'vitest';
import * as messages from '../../../../packages/ui/src/text/messages';
import { oddSpellings } from './textNotes';

const marked = Object.entries(oddSpellings).flatMap(([group, texts]) =>
  Object.entries(texts).map(([key, odd]) => ({ group, key, odd })),
);
const texts = messages as Record<string, Record<string, unknown>>;

describe('what must not be mended', () => {
  it('is a good part of the catalogue', () => expect(marked.length).toBeGreaterThan(25));

  it.each(marked)('$group.$key holds “$odd”', ({ group, key, odd }) => {
    expect(texts[group]?.[key]).toContain(odd);
  });
});
