/** The folder of the built portal whose files change their names with their content; by its path from the portal's own. */
export const hashedFolder = '/static/js/';

/** For a file that never changes under its name. */
export const keptForEver = 'public, max-age=31536000, immutable';

/** For files that keep their names: they are asked for anew at each visit. */
export const askedAnew = 'no-cache';

/** For the page: a browser that kept it for its Back button could show a member's screen after a logout. */
export const neverKept = 'no-store';

/** What an operator changes without a release: nothing between them and a member may answer in its place. */
export const settingsFile = '/config.json';

const isHashed = /-[\w-]{8,}\.\w+$/;

/** How long a browser may keep a file of the built portal, by its path from the portal's folder. */
export function cacheControl(path: string): string {
  if (path === settingsFile) return neverKept;
  return path.startsWith(hashedFolder) && isHashed.test(path) ? keptForEver : askedAnew;
}
