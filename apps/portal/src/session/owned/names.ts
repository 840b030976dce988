import type { KeyOwner } from './keptKeys';

// firstPaint/begin.js makes the same names, before any script has come: names.test.ts compares them.

/** The portal's folder on its origin, which the build says (ADR 27); `./` stands for none. */
const folder = import.meta.env.BASE_URL.replace(/^\.?\/$/, '/');

/** Origin of the API; '' where it is the page's own. */
let api = '';

/** Called once the settings are known, and before anything of the portal is read (T38). */
export function setApi(apiUrl: string, page: string = window.location.href): void {
  const { origin } = new URL(apiUrl, page);
  api = origin === new URL(page).origin ? '' : origin;
}

/**
 * What an entry, a channel or a lock is called on this origin, which other portals may share: `/members/theme`,
 * `https://api.example.com/members/token`. A portal that has the origin and its API for itself has the plain names,
 * which are those of A §3.
 */
export function toOwnName(name: string, owner: Exclude<KeyOwner, 'member'> = 'portal'): string {
  const home = (owner === 'folder' ? '' : api) + folder;
  return home === '/' ? name : home + name;
}
