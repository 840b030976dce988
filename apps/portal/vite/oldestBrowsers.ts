/**
 * The oldest browsers that the portal supports, by the names of @mdn/browser-compat-data. README names them too. Each is
 * older than "Baseline widely available" asks for.
 */
export const oldestBrowsers = { chrome: '109', firefox: '121', safari: '16.4', safari_ios: '16.4' } as const;

/** The same for the compiler, which knows Safari on iOS by another name. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`,
);
