import type { Unread } from '../../shared/wire/answer';
import { parseFields } from '../../shared/wire/wire';
import { toLogin } from './mt5.mappers';

// Pure: which account an address is about (D73).

const name = 'account';

/** What the address says: an account's number, some other text, or nothing. */
export type Named = { kind: 'login'; login: string } | { kind: 'odd'; text: string } | undefined;

export function namedIn(search: string): Named {
  const text = new URLSearchParams(search).get(name);
  if (text === null) return undefined;
  const login = toLogin(text);
  return login === undefined ? { kind: 'odd', text: text.slice(0, 32) } : { kind: 'login', login };
}

/** The address of an account; the tab stays, the pages of another account's lists do not. */
export function searchOfAccount(search: string, login: string): string {
  const tab = new URLSearchParams(search).get('tab');
  return `?${new URLSearchParams({ [name]: login, ...(tab !== null && { tab }) }).toString()}`;
}

/** What the portal's own links bring along. A state can be forged, so it is read as a server's answer is (T9). */
type Brought = Unread<{ [name]: string }>;

/** The query string for an account in the navigation's state. It goes into the address before anything is read. */
export function searchOfState(navigationState: unknown): string | undefined {
  const login = toLogin(parseFields(navigationState as Brought).account);
  return login === undefined ? undefined : searchOfAccount('', login);
}

export function searchOfTab(search: string, tab: string): string {
  const params = new URLSearchParams(search);
  params.set('tab', tab);
  return `?${params.toString()}`;
}
