import { getFingerprint } from '../fingerprint';

const tabs = new WeakMap<object, Map<string, string>>();

/**
 * The entries of a tab's ended session, by stored name. They are only in this page's memory, because anyone at the
 * computer can read a storage (D139). `area`: the tab's storage.
 */
export function getAside(area: object): Map<string, string> {
  const aside = tabs.get(area) ?? new Map<string, string>();
  tabs.set(area, aside);
  return aside;
}

/** Names the owner of an entry that stays in the storage. The entry's value has a random key, which is the salt. */
export const toSealedOwner = (owner: string, value: string): string => `#${getFingerprint(owner + value)}`;

export const isSealed = (entry: string | null): boolean => entry?.startsWith('#') === true;

/**
 * What the storage keeps of an entry that is set aside: of an open payment its key, so that a reload of the sign-in
 * doesn't let it be paid twice (T12), and nothing that was typed. Undefined for all other entries.
 */
export const toStub = (key: string, value: string): string | undefined =>
  key.startsWith('open_write_') ? JSON.stringify({ ...JSON.parse(value), values: {} }) : undefined;
