import { noSession, type SessionData } from './session';

// The names that A §3 fixes, and `signed_in_as` for D26 and `signed_in_directly` for D107. Nothing else in the portal touches sessionStorage.
const textKeys = {
  token: 'token',
  status: 'status',
  username: 'username',
  email: 'email',
  authType: 'auth_type',
} as const;
const flagKeys = { binary: 'Binary', singleLeg: 'single_leg' } as const;
const asUserKey = 'signed_in_as';
const directKey = 'signed_in_directly';
const longest = 1024;

/** The part of Storage that is used here. Reading and writing may throw when it is blocked or full. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's session storage, or undefined where even naming it is forbidden. */
export function browserStore(): Store | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Reads a key. A value longer than `most` was not written here, so it counts as absent. */
export function readKey(store: Store | undefined, key: string, most = longest): string | null {
  try {
    const value = store?.getItem(key) ?? null;
    return value === null || value === '' || value.length > most ? null : value;
  } catch {
    return null;
  }
}

/** Writes a key; null removes it. A store that refuses is ignored: the session then lasts as long as the page. */
export function writeKey(store: Store | undefined, key: string, value: string | null): void {
  try {
    if (value === null) store?.removeItem(key);
    else store?.setItem(key, value);
  } catch {
    // Storage is full or blocked, so memory holds the session.
  }
}

const flag = (value: string | null) => (value !== null && /^[01]$/.test(value) ? Number(value) : null);

/** The session as it was before the reload. A token that no header can carry counts as absent. */
export function readSession(store: Store | undefined): SessionData {
  const token = readKey(store, textKeys.token);
  if (token !== null && !/^[\x21-\x7e]+$/.test(token)) return noSession;
  return {
    token,
    status: readKey(store, textKeys.status),
    username: readKey(store, textKeys.username),
    email: readKey(store, textKeys.email),
    authType: readKey(store, textKeys.authType),
    binary: flag(readKey(store, flagKeys.binary)),
    singleLeg: flag(readKey(store, flagKeys.singleLeg)),
    asUser: readKey(store, asUserKey) === '1',
    direct: readKey(store, directKey) === '1',
  };
}

/** Writes what is known and removes the rest. */
export function writeSession(store: Store | undefined, session: SessionData): void {
  for (const [field, key] of Object.entries(textKeys)) {
    writeKey(store, key, session[field as keyof typeof textKeys]);
  }
  for (const [field, key] of Object.entries(flagKeys)) {
    const value = session[field as keyof typeof flagKeys];
    writeKey(store, key, value === null ? null : String(value));
  }
  writeKey(store, asUserKey, session.asUser ? '1' : null);
  writeKey(store, directKey, session.direct ? '1' : null);
}

/** The guard forgets a stored address, which nobody reads (A §2, D11). */
export function clearTempUrl(store: Store | undefined): void {
  writeKey(store, 'tempUrl', null);
}
