import type { Page } from '@playwright/test';

/** What the oldest browsers lack and the portal polyfills. */
export const polyfilled = [
  ['URL', 'canParse'],
  ['AbortSignal', 'any'],
  ['Array', 'toReversed'],
  ['Array', 'toSorted'],
  ['Array', 'toSpliced'],
] as const;

/** Removes methods before the page's first script, like a browser without them. */
export const removeGlobals = (page: Page, names: readonly (readonly [string, string])[]) =>
  page.addInitScript((missing) => {
    const known: Record<string, object> = { URL, AbortSignal, Array: Array.prototype };
    for (const [owner, name] of missing) Reflect.deleteProperty(known[owner] ?? {}, name);
  }, names);
