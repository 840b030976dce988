import type { KeyOwner } from './keptKeys';

// firstPaint/begin.js builds the same names before any script loads. names.test.ts compares them.

/** The portal's folder on its origin, set by the build (ADR 27); `./` means none. */
const folder = import.meta.env.BASE_URL.replace(/^\.?\/$/, '/');

/** Origin of the API; '' for the page's own. */
let api = '';

/** Called when the settings are known, before the first read of an entry (T38). */
export function setApi(apiUrl: string, page: string = window.location.href): void {
  const { origin } = new URL(apiUrl, page);
  api = origin === new URL(page).origin ? '' : origin;
}

/**
 * The name of an entry, a channel or a lock on a shared origin: `/members/theme`,
 * `https://api.example.com/members/token`. A portal alone on its origin and API has the plain names of A §3.
 */
export function toOwnName(name: string, owner: Exclude<KeyOwner, 'member'> = 'portal'): string {
  const home = (owner === 'folder' ? '' : api) + folder;
  return home === '/' ? name : home + name;
}
