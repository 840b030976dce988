import { readKey, tabStore, writeKey, type Store } from './owned/store';

/** The data that /newUsername shows once (A §4.6): login password and security pin, in plain text (D25, T18). */
export interface Credentials {
  password: string;
  spassword: string;
}

/** Their maximum lifetime, in ms (T18). */
export const credentialsLife = 10 * 60 * 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Removes both: after display, on leaving, at sign-in, and after ten minutes at the latest. */
export function dropCredentials(store: Store | undefined = tabStore()): void {
  clearTimeout(timer);
  writeKey(store, 'password', null);
  writeKey(store, 'spassword', null);
}

/** Stores both until they are read, dropped, or ten minutes old. */
export function keepCredentials(credentials: Credentials, store: Store | undefined = tabStore()): void {
  dropCredentials(store);
  writeKey(store, 'password', credentials.password);
  writeKey(store, 'spassword', credentials.spassword);
  timer = setTimeout(() => dropCredentials(store), credentialsLife);
}

/**
 * Reads both, or null without any. The screen drops them after display in a separate step, because React may repeat a
 * render and they would be lost.
 */
export function readCredentials(store: Store | undefined = tabStore()): Credentials | null {
  const password = readKey(store, 'password');
  return password === null ? null : { password, spassword: readKey(store, 'spassword') ?? '' };
}
