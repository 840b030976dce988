/** Begins the name of every cache of a portal: one in another folder of the same origin keeps its own. */
export const prefixOf = (base: string): string => `portal${base.slice(0, -1)}`;

/** The cache of one release. */
export const cacheNameOf = (base: string, release: string): string => `${prefixOf(base)}-${release}`;

/** The cache that says what each release holds (digests.ts); it is none of a release. */
export const digestsName = (base: string): string => `${prefixOf(base)}.digests`;

/** The releases that the portal in this folder has kept, the oldest first. */
export const releasesOf = (names: readonly string[], base: string): string[] => {
  const start = `${prefixOf(base)}-`;
  return names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
};

/** A page may be two releases behind and still find its parts. */
const most = 3;

/** Of the names of all caches, the oldest first, those of the portal in this folder that are to go. */
export const oldReleases = (names: readonly string[], base: string, keep = most): string[] => {
  const ours = releasesOf(names, base).map((release) => cacheNameOf(base, release));
  return ours.slice(0, Math.max(0, ours.length - keep));
};

/** Drops what was kept for all but the newest releases. */
export async function dropOldReleases(base: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(oldReleases(names, base).map((name) => caches.delete(name)));
}
