import { readKey, writeKey, type Store } from './owned/store';
import { noSession, type SessionData } from './session';

// The names that A §3 fixes, and `signed_in_as` for D26 and `signed_in_directly` for D107. owned/keptKeys.ts lists all.
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

const flag = (value: string | null) => (value !== null && /^[01]$/.test(value) ? Number(value) : null);

/** The session from before the reload. A token that is invalid in a header counts as absent. */
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

/** Writes the known values and removes the rest. */
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

/** The guard drops a stored address, which has no reader (A §2, D11). */
export function clearTempUrl(store: Store | undefined): void {
  writeKey(store, 'tempUrl', null);
}
