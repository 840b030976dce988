import { selectReleases, toCacheName } from '../src/session/owned/ownCaches';

/** A page may be two releases behind and still find its parts. */
const most = 3;

/** Of the names of all caches, the oldest first, those of the portal in this folder that are to go. */
export const oldReleases = (names: readonly string[], base: string, keep = most): string[] => {
  const ours = selectReleases(names, base).map((release) => toCacheName(base, release));
  return ours.slice(0, Math.max(0, ours.length - keep));
};

/** Drops what was kept for all but the newest releases. */
export async function dropOldReleases(base: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(oldReleases(names, base).map((name) => caches.delete(name)));
}
