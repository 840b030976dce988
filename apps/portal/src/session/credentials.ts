import { browserStore, readKey, writeKey, type Store } from './storage';

/** What /newUsername shows once (A §4.6): login password and security pin, in plain text (D25, T18). */
export interface Credentials {
  password: string;
  spassword: string;
}

const lifetime = 10 * 60 * 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Removes both, now: at sign-in, on leaving, and after ten minutes at the latest. */
export function dropCredentials(store: Store | undefined = browserStore()): void {
  clearTimeout(timer);
  writeKey(store, 'password', null);
  writeKey(store, 'spassword', null);
}

/** Keeps both until they are read, dropped, or ten minutes old. */
export function keepCredentials(credentials: Credentials, store: Store | undefined = browserStore()): void {
  dropCredentials(store);
  writeKey(store, 'password', credentials.password);
  writeKey(store, 'spassword', credentials.spassword);
  timer = setTimeout(() => dropCredentials(store), lifetime);
}

/** Reads both and removes them at once; null when there are none (any more). */
export function takeCredentials(store: Store | undefined = browserStore()): Credentials | null {
  const password = readKey(store, 'password');
  const spassword = readKey(store, 'spassword');
  dropCredentials(store);
  return password === null ? null : { password, spassword: spassword ?? '' };
}
