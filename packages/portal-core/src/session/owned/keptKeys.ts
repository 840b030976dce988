import type { MemberKey } from './memberKeys';

/**
 * The owner of an entry. `folder`: every portal of this folder, with any API. `portal`: this folder with this API.
 * `member`: one member of this portal, checked at each read.
 */
export type KeyOwner = 'folder' | 'portal' | 'member';

/** Session entries of a portal. The names are those of A §3; a new member's secrets have no session yet (T18). */
const portalKeys = [
  'token',
  'status',
  'username',
  'email',
  'auth_type',
  'Binary',
  'single_leg',
  'signed_in_as',
  'signed_in_directly',
  'tempUrl',
  // Names no member, because it is read after a sign-out.
  'unanswered_left',
  'password',
  'spassword',
  // Its value is the address of the API that repeated a key (D118).
  'keys_proven',
] as const;

/** Device choices and the settings. The settings name the API, so they are read before it is known. */
const folderKeys = ['theme', 'language', 'amounts', 'shortcuts', 'config', 'reloaded_at'] as const;

/** They outlive the session, because the member compares with earlier visits. Each key has the member's fingerprint. */
type DeviceKey = `${'saved_views' | 'shown_addresses'}_${string}`;

/** All storage keys of the portal. An unlisted key is a type error. */
export type KeptKey = (typeof portalKeys)[number] | (typeof folderKeys)[number] | DeviceKey | MemberKey;

const includes = (keys: readonly string[], key: string) => keys.includes(key);

export function getKeyOwner(key: string): KeyOwner {
  if (includes(folderKeys, key)) return 'folder';
  return includes(portalKeys, key) || /^(saved_views|shown_addresses)_/.test(key) ? 'portal' : 'member';
}
