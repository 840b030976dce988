/** The writes of money that a member confirms. Each keeps its own open write. */
export const writeNames = [
  'withdraw',
  'transfer',
  'deposit',
  'purchase',
  'livePurchase',
  'cancelSubscription',
  'cancelLiveSubscription',
] as const;
export type WriteName = (typeof writeNames)[number];

/**
 * Who owns an entry. `folder`: every portal of this folder, whatever its API. `portal`: this folder with this API.
 * `member`: one member of this portal, who is checked at each read.
 */
export type KeyOwner = 'folder' | 'portal' | 'member';

/** What a portal keeps of a session. The names are those of A §3; a new member's secrets have no session yet (T18). */
type PortalKey =
  | 'token'
  | 'status'
  | 'username'
  | 'email'
  | 'auth_type'
  | 'Binary'
  | 'single_leg'
  | 'signed_in_as'
  | 'signed_in_directly'
  | 'tempUrl'
  | 'password'
  | 'spassword'
  // Its value is the address of the API that repeated a key (D118).
  | 'keys_proven';

/** Views outlast the session. Their name has the member's fingerprint, and they are read with the member's name. */
type ViewsKey = `saved_views_${string}`;

/** Choices about the device, and the settings, which name the API and so are read before it is known. */
const folderKeys = ['theme', 'language', 'amounts', 'shortcuts', 'config', 'reloaded_at'] as const;

export const toOpenWriteKey = <Name extends WriteName>(name: Name) => `open_write_${name}` as const;

/** What a tab keeps for its member. */
export const memberKeys = [
  'failed_times',
  'settled_popups',
  'seen_tickets',
  'known_lists',
  'recent_entries',
  'unfinished',
  'ticket_drafts',
  ...writeNames.map((name) => toOpenWriteKey(name)),
] as const;

export type MemberKey = (typeof memberKeys)[number];
/** Every name under which the portal keeps anything: a name that is not listed here is a type error. */
export type KeptKey = PortalKey | ViewsKey | (typeof folderKeys)[number] | MemberKey;

const includes = (keys: readonly string[], key: string) => keys.includes(key);

export const getKeyOwner = (key: string): KeyOwner =>
  includes(memberKeys, key) ? 'member' : includes(folderKeys, key) ? 'folder' : 'portal';
