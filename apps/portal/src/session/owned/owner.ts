import type { KeptKey } from './keptKeys';

/** Whose an entry is. An operator who is signed in as a member is somebody else (T5). */
export interface Member {
  username: string;
  asUser?: boolean;
}

/** A member as an entry names its owner. */
export const toOwner = ({ username, asUser = false }: Member): string =>
  JSON.stringify(asUser ? { as: username } : username);

/** Whose session a tab has; undefined without one. Nothing is kept for a member without a name. */
export function getOwnerHere(read: (key: KeptKey) => string | null): string | undefined {
  const username = read('username');
  if (read('token') === null || read('status') === null || username === null) return undefined;
  return toOwner({ username, asUser: read('signed_in_as') === '1' });
}

/** An owner and what is kept for them. JSON writes a line break inside of a text as `\\n`, so the first one ends the owner. */
export const toEntry = (owner: string, value: string): string => `${owner}\n${value}`;

export function splitEntry(entry: string): [owner: string, value: string] {
  const end = entry.indexOf('\n');
  return [entry.slice(0, Math.max(end, 0)), entry.slice(end + 1)];
}
