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

/** Everything that a tab keeps. The names of the session are those of A §3. */
export const tabKeys = {
  token: 'portal',
  status: 'portal',
  username: 'portal',
  email: 'portal',
  auth_type: 'portal',
  Binary: 'portal',
  single_leg: 'portal',
  signed_in_as: 'portal',
  signed_in_directly: 'portal',
  tempUrl: 'portal',
  // A new member has no session yet. Each session that begins drops them (T18).
  password: 'portal',
  spassword: 'portal',
  reloaded_at: 'folder',
  failed_times: 'member',
  settled_popups: 'member',
  seen_tickets: 'member',
  known_lists: 'member',
  recent_entries: 'member',
  unfinished: 'member',
  ticket_drafts: 'member',
  open_write_withdraw: 'member',
  open_write_transfer: 'member',
  open_write_deposit: 'member',
  open_write_purchase: 'member',
  open_write_livePurchase: 'member',
  open_write_cancelSubscription: 'member',
  open_write_cancelLiveSubscription: 'member',
} as const satisfies Record<string, KeyOwner> & Record<`open_write_${WriteName}`, KeyOwner>;

/** Everything that a device keeps: choices about the device, and settings. None of them says who chose. */
const deviceKeys = {
  theme: 'folder',
  language: 'folder',
  amounts: 'folder',
  shortcuts: 'folder',
  // The settings name the API, so they are read before it is known.
  config: 'folder',
} as const satisfies Record<string, KeyOwner>;

/** A member's views outlast the session. Their name has the member's fingerprint, and is read with the member's name. */
type ViewsKey = `saved_views_${string}`;

export type TabKey = keyof typeof tabKeys;
export type KeptKey = TabKey | keyof typeof deviceKeys | ViewsKey;

const owners: Readonly<Record<string, KeyOwner>> = { ...tabKeys, ...deviceKeys };

export const getKeyOwner = (key: string): KeyOwner =>
  Object.hasOwn(owners, key) ? (owners[key] ?? 'member') : 'portal';

export const memberKeys = (Object.keys(tabKeys) as TabKey[]).filter((key) => tabKeys[key] === 'member');
