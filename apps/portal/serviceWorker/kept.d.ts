/** The build's data in the worker (vite/serviceWorkerPlugin.ts). */
declare const kept: {
  /** The portal's folder on its origin, with a slash at both ends. It has the page and all cached files. */
  base: string;
  /** The digest of `contents`, which names the release's cache. */
  release: string;
  /** The page's entry script. A page with another one is of another release. */
  entry: string;
  /** The page and all files with a content hash in their name. */
  files: { url: string; revision: string | null }[];
  /** Paths of the files that are cached after their first use. */
  onceUsed: string[];
  /** Digests of the page and of all those files (digests.ts). */
  contents: { page: string; digests: Record<string, string> };
};
