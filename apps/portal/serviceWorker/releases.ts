import { selectReleases, toCacheName } from '@portal/portal-core/session/owned/ownCaches';

/** A page may be two releases old and still find its lazy modules. */
const most = 3;

/** Selects this folder's outdated caches from all cache names, oldest first. */
export const oldReleases = (names: readonly string[], base: string, keep = most): string[] => {
  const ours = selectReleases(names, base).map((release) => toCacheName(base, release));
  return ours.slice(0, Math.max(0, ours.length - keep));
};

/** Drops the caches of all but the newest releases. */
export async function dropOldReleases(base: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(oldReleases(names, base).map((name) => caches.delete(name)));
}
