import { expect, it } from 'vitest';
import { stretch } from './stretch';

it('is a third longer, and leaves the places of what is filled in', () => {
  expect(stretch('See {settings} now')).toBe('[Šéé {settings} ñów ~ ~ ~]');
  expect(stretch('100 %')).toBe('100 %');
});
