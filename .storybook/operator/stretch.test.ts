import { expect, it } from 'vitest';
import { stretch } from './stretch';

it('is a third longer, and leaves the places of what is filled in', () => {
  expect(stretch('See {settings} now')).toBe('[Šéé {settings} ñów ~ ~ ~]');
  expect(stretch('{count, plural, one {1 row} other {{count} rows}}')).toMatch(
    /^\[\{count, plural, one \{1 rów\} other \{\{count\} rówš\}\} ~/,
  );
  expect(stretch('100 %')).toBe('100 %');
});
