/**
 * The folder of the built portal whose file names change with their content, relative to the portal's root.
 */
export const hashedFolder = '/static/js/';

/** For a file that never changes under its name. */
export const keptForEver = 'public, max-age=31536000, immutable';

/** For files that keep their names. The browser revalidates them on each visit. */
export const askedAnew = 'no-cache';

/** For the page. A browser that kept it for its Back button could show a member's screen after a logout. */
export const neverKept = 'no-store';

/** Operators change this file without a release, so no cache may answer for it. */
export const settingsFile = '/config.json';

const isHashed = /-[\w-]{8,}\.\w+$/;

/** The cache policy of a file of the built portal, by its path from the portal's root. */
export function cacheControl(path: string): string {
  if (path === settingsFile) return neverKept;
  return path.startsWith(hashedFolder) && isHashed.test(path) ? keptForEver : askedAnew;
}
