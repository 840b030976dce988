import { expect, test } from 'vitest';
import { oldReleases } from './releases';

test('the three newest releases stay, and what is not the portal’s is left alone', () => {
  const caches = ['portal-a', 'other', 'portal-b', 'portal-c', 'portal-d'];
  expect(oldReleases(caches)).toEqual(['portal-a']);
  expect(oldReleases(caches.slice(0, 4))).toEqual([]);
  // Where the portal keeps nothing any more.
  expect(oldReleases(caches, 0)).toEqual(['portal-a', 'portal-b', 'portal-c', 'portal-d']);
});
