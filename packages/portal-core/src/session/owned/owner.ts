import { toSealedOwner } from './aside';
import type { KeptKey } from './keptKeys';

/** The owner of an entry. An operator signed in as a member is another owner (T5). */
export interface Member {
  username: string;
  asUser?: boolean;
}

/** A member as the owner in an entry. */
export const toOwner = ({ username, asUser = false }: Member): string =>
  JSON.stringify(asUser ? { as: username } : username);

/** The owner of the tab's session; undefined without one. A member without a name stores nothing. */
export function getOwnerHere(read: (key: KeptKey) => string | null): string | undefined {
  const username = read('username');
  if (read('token') === null || read('status') === null || username === null) return undefined;
  return toOwner({ username, asUser: read('signed_in_as') === '1' });
}

/** An owner and their value. JSON escapes line breaks as `\\n`, so the first one ends the owner. */
export const toEntry = (owner: string, value: string): string => `${owner}\n${value}`;

/** The value of an owner's entry; null if it is another's. */
export function readEntry(entry: string, owner: string): string | null {
  const [whose, value] = splitEntry(entry);
  return whose === owner || whose === toSealedOwner(owner, value) ? value : null;
}

export function splitEntry(entry: string): [owner: string, value: string] {
  const end = entry.indexOf('\n');
  return [entry.slice(0, Math.max(end, 0)), entry.slice(end + 1)];
}
