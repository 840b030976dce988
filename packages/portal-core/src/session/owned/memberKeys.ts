/** The writes of money that a member confirms. Each stores its own open write. */
export const writeNames = [
  'withdraw',
  'takeBack',
  'transfer',
  'takeBackTransfer',
  'deposit',
  'purchase',
  'livePurchase',
  'cancelSubscription',
  'cancelLiveSubscription',
] as const;
export type WriteName = (typeof writeNames)[number];

export const toOpenWriteKey = <Name extends WriteName>(name: Name) => `open_write_${name}` as const;

/** Entries that end with each session. */
export const sessionKeys = [
  'failed_times',
  'settled_popups',
  'seen_tickets',
  'known_lists',
  'recent_entries',
  'page_drafts',
] as const;

/** Entries that are set aside for their member when a session ends by itself (owned/aside.ts). */
export const lastingKeys = [
  'unfinished',
  'ticket_drafts',
  ...writeNames.map((name) => toOpenWriteKey(name)),
] as const;

/** A tab's entries for its member. The sign-in does not load this list: an entry in no other list is a member's. */
export const memberKeys = [...sessionKeys, ...lastingKeys];
export type MemberKey = (typeof memberKeys)[number];
