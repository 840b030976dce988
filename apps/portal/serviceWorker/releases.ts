/** Begins the name of every cache of the portal. */
export const prefix = 'portal';

/** A page may be two releases behind and still find its parts. */
const most = 3;

/** Of the names of all caches, the oldest first, those that are to go. */
export const oldReleases = (names: readonly string[], keep = most): string[] => {
  const ours = names.filter((name) => name.startsWith(`${prefix}-`));
  return ours.slice(0, Math.max(0, ours.length - keep));
};

/** Drops what was kept for all but the newest releases. */
export async function dropOldReleases(keep = most): Promise<void> {
  const names = await caches.keys();
  await Promise.all(oldReleases(names, keep).map((name) => caches.delete(name)));
}
