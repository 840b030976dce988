import { readKey, tabStore, writeKey, type Store } from './owned/store';

/** The data that /newUsername shows once (A §4.6): login password and security pin, in plain text (D25, T18). */
export interface Credentials {
  password: string;
  spassword: string;
}

/** Their maximum lifetime, in ms (T18). */
export const credentialsLife = 10 * 60 * 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Who registered on this page, and the server's token for the verification of that email (D113). */
interface Registered {
  username: string;
  token: string;
}

// In memory alone: no other tab and no reload has it (T16).
let registered: Registered | undefined;

/** Keeps the token as long as the credentials. Undefined where the server sent none. */
export const keepRegistered = (next: Registered | undefined): void => {
  registered = next;
};

/** The token of this member's registration; null without one. */
export const readRegisteredToken = (username: string): string | null =>
  registered?.username === username ? registered.token : null;

/** Removes all: after display, on leaving, at sign-in, and after ten minutes at the latest. */
export function dropCredentials(store: Store | undefined = tabStore()): void {
  clearTimeout(timer);
  registered = undefined;
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
