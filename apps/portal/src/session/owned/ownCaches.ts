// The service worker shares this: its caches hold the portal's own files alone, which are the same for every API.

/** Begins the name of every cache of a portal in this folder, such as `/members/`. */
export const toCachePrefix = (base: string): string => `portal${base.replace(/\/$/, '')}`;

/** The cache that lists what each release holds (serviceWorker/digests.ts). It is not the cache of a release. */
export const toDigestsName = (base: string): string => `${toCachePrefix(base)}.digests`;

/** The releases that the portal in this folder has kept, the oldest first. */
export function selectReleases(names: readonly string[], base: string): string[] {
  const start = `${toCachePrefix(base)}-`;
  const ends = names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  // A release is a digest of one length (vite/serviceWorkerPlugin.ts), so `/a` doesn't own what `/a-b` keeps.
  return ends.filter((end) => /^[\w-]{22}$/.test(end));
}

/** The cache of one release. */
export const toCacheName = (base: string, release: string): string => `${toCachePrefix(base)}-${release}`;

/** Drops everything that the service worker of this folder kept. */
export async function dropOwnCaches(base: string): Promise<void> {
  const releases = selectReleases(await caches.keys(), base);
  const names = [...releases.map((release) => toCacheName(base, release)), toDigestsName(base)];
  await Promise.all(names.map((name) => caches.delete(name)));
}
