import { fieldsOf } from '../../app/wire';
import { loginOf } from './mt5.view';

// Pure: which account an address is about (D73).

const name = 'account';

/** What the address says: a number, something that is none, or nothing. */
export type Named = { kind: 'login'; login: string } | { kind: 'odd'; text: string } | undefined;

export function namedIn(search: string): Named {
  const text = new URLSearchParams(search).get(name);
  if (text === null) return undefined;
  const login = loginOf(text);
  return login === undefined ? { kind: 'odd', text: text.slice(0, 32) } : { kind: 'login', login };
}

/** The address of an account; the tab stays, the pages of another account's lists do not. */
export function searchOfAccount(search: string, login: string): string {
  const tab = new URLSearchParams(search).get('tab');
  return `?${new URLSearchParams({ [name]: login, ...(tab !== null && { tab }) }).toString()}`;
}

/** Of an account that came along in the navigation's state: goes into the address, before anything is read (T9). */
export function searchOfState(navigationState: unknown): string | undefined {
  const login = loginOf(fieldsOf(navigationState)[name]);
  return login === undefined ? undefined : searchOfAccount('', login);
}

export function searchOfTab(search: string, tab: string): string {
  const params = new URLSearchParams(search);
  params.set('tab', tab);
  return `?${params.toString()}`;
}
