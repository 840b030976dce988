/** What the build writes into the worker (vite/serviceWorkerPlugin.ts). */
declare const kept: {
  /** The portal's folder on its origin, with a slash at both ends: where the page is, and all that is kept. */
  base: string;
  /** The digest of `contents`. Each release has a cache of its own by this name. */
  release: string;
  /** The page's own script. A page that names another one is of another release. */
  entry: string;
  /** The page and every file of the portal whose name has its content's hash. */
  files: { url: string; revision: string | null }[];
  /** Files that are kept from the time when a page first used them, by their paths. */
  onceUsed: string[];
  /** What the page and each of those files hold (digests.ts). */
  contents: { page: string; digests: Record<string, string> };
};
