import { expect, test } from 'vitest';
import { selectReleases, toCachePrefix } from '@portal/portal-core/session/owned/ownCaches';
import { oldReleases } from './releases';

const release = (digit: string) => digit.repeat(22);
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((digit) => `portal-${release(digit)}`) as [
  string,
  string,
  string,
  string,
];

test('the three newest releases stay, and what is not the portal’s is left alone [D117]', () => {
  const caches = [a, 'other', b, c, d];
  expect(oldReleases(caches, '/')).toEqual([a]);
  expect(oldReleases(caches.slice(0, 4), '/')).toEqual([]);
  // The portal keeps no release any more.
  expect(oldReleases(caches, '/', 0)).toEqual([a, b, c, d]);
});

test('portals in several folders of one origin leave each other’s releases alone [D116]', () => {
  expect([toCachePrefix('/'), toCachePrefix('/members/')]).toEqual(['portal', 'portal/members']);
  const folders = ['/', '/members/', '/members/old/', '/members-old/', `/members-${release('a')}/`];
  const caches = folders.map((folder) => `${toCachePrefix(folder)}-${release('a')}`);
  for (const [index, folder] of folders.entries()) {
    expect(oldReleases(caches, folder, 0)).toEqual([caches[index]]);
    expect(selectReleases(caches, folder)).toEqual([release('a')]);
  }
});
