// The service worker shares this: its caches hold the portal's own files alone, which are the same for every API.

/** Begins the name of every cache of a portal in this folder, such as `/members/`. */
export const toCachePrefix = (base: string): string => `portal${base.replace(/\/$/, '')}`;

/** A release is the hash of its files (vite/serviceWorkerPlugin.ts), so `/a` doesn't own what `/a-b` keeps. */
export const isOwnCache = (name: string, base: string): boolean =>
  name.startsWith(`${toCachePrefix(base)}-`) &&
  /^[0-9a-f]{16}$/.test(name.slice(toCachePrefix(base).length + 1));

/** Drops everything that the service worker of this folder kept. */
export async function dropOwnCaches(base: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => isOwnCache(name, base));
  await Promise.all(names.map((name) => caches.delete(name)));
}
