import { expect, test } from 'vitest';
import { oldReleases, prefixOf } from './releases';

test('the three newest releases stay, and what is not the portal’s is left alone', () => {
  const caches = ['portal-a', 'other', 'portal-b', 'portal-c', 'portal-d'];
  expect(oldReleases(caches, '/')).toEqual(['portal-a']);
  expect(oldReleases(caches.slice(0, 4), '/')).toEqual([]);
  // Where the portal keeps nothing any more.
  expect(oldReleases(caches, '/', 0)).toEqual(['portal-a', 'portal-b', 'portal-c', 'portal-d']);
});

test('portals in several folders of one origin leave each other’s releases alone', () => {
  expect([prefixOf('/'), prefixOf('/members/')]).toEqual(['portal', 'portal/members']);
  const caches = ['portal-a', 'portal/members-b', 'portal/members/old-c'];
  expect(oldReleases(caches, '/', 0)).toEqual(['portal-a']);
  expect(oldReleases(caches, '/members/', 0)).toEqual(['portal/members-b']);
});
