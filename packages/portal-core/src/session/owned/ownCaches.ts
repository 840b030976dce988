// Shared with the service worker. Its caches hold only the portal's own files, which are equal for every API.

/** Prefix of all caches of a portal in this folder, such as `/members/`. */
export const toCachePrefix = (base: string): string => `portal${base.replace(/\/$/, '')}`;

/** The cache with the contents of each release (serviceWorker/digests.ts). It is not the cache of a release. */
export const toDigestsName = (base: string): string => `${toCachePrefix(base)}.digests`;

/** The cached releases of the portal in this folder, oldest first. */
export function selectReleases(names: readonly string[], base: string): string[] {
  const start = `${toCachePrefix(base)}-`;
  const ends = names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  // A release is a digest of fixed length (vite/serviceWorkerPlugin.ts), so `/a` doesn't own the caches of `/a-b`.
  return ends.filter((end) => /^[\w-]{22}$/.test(end));
}

/** The cache of one release. */
export const toCacheName = (base: string, release: string): string => `${toCachePrefix(base)}-${release}`;

/** Drops all caches of this folder's service worker. */
export async function dropOwnCaches(base: string): Promise<void> {
  const releases = selectReleases(await caches.keys(), base);
  const names = [...releases.map((release) => toCacheName(base, release)), toDigestsName(base)];
  await Promise.all(names.map((name) => caches.delete(name)));
}
