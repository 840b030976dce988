import type { MemberKey } from './memberKeys';

/**
 * Who owns an entry. `folder`: every portal of this folder, whatever its API. `portal`: this folder with this API.
 * `member`: one member of this portal, who is checked at each read.
 */
export type KeyOwner = 'folder' | 'portal' | 'member';

/** What a portal keeps of a session. The names are those of A §3; a new member's secrets have no session yet (T18). */
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
  'password',
  'spassword',
  // Its value is the address of the API that repeated a key (D118).
  'keys_proven',
] as const;

/** Choices about the device, and the settings, which name the API and so are read before it is known. */
const folderKeys = ['theme', 'language', 'amounts', 'shortcuts', 'config', 'reloaded_at'] as const;

/** Views outlast the session. Their name has the member's fingerprint, and they are read with the member's name. */
const viewsKey = 'saved_views_';

/** Every name under which the portal keeps anything: a name that is not listed is a type error. */
export type KeptKey =
  | (typeof portalKeys)[number]
  | (typeof folderKeys)[number]
  | `${typeof viewsKey}${string}`
  | MemberKey;

const includes = (keys: readonly string[], key: string) => keys.includes(key);

export function getKeyOwner(key: string): KeyOwner {
  if (includes(folderKeys, key)) return 'folder';
  return includes(portalKeys, key) || key.startsWith(viewsKey) ? 'portal' : 'member';
}
