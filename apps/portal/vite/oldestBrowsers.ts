/**
 * The oldest supported browsers by the names of @mdn/browser-compat-data, also in the README. Each is older than
 * "Baseline widely available" requires.
 */
export const oldestBrowsers = { chrome: '109', firefox: '121', safari: '16.4', safari_ios: '16.4' } as const;

/** The same for the compiler, which has another name for Safari on iOS. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name === 'safari_ios' ? 'ios' : name}${version}`,
);
