import { expect, test } from 'vitest';
import { palettePages } from './palettePages';

const labels = (flags = {}) => palettePages(flags).map(({ label }) => label);

test('are all pages that the flags allow, also those that no menu holds', () => {
  expect(labels()).toEqual(expect.arrayContaining(['Dashboard', 'Transfer', 'My Profile', 'All News']));
  expect(labels()).not.toContain('Binary Tree');
  expect(labels()).not.toContain('Team List');
  expect(labels({ hideBinary: 1 })).toEqual(expect.arrayContaining(['Binary Tree', 'Team List']));
});

test('are each listed once, with a unique id', () => {
  const ids = palettePages({ hideBinary: 1, hideSingleLeg: 1 }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
