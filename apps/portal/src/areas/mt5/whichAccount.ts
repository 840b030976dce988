import type { Remote } from '@portal/ui';
import type { Mt5Shown } from '@portal/ui/screens/mt5';
import type { Answer, Unread } from '@portal/portal-core/fromApi/answer';
import { parseFields } from '@portal/portal-core/fromApi/parse';
import { toLogin } from './mt5.mappers';

// Pure: the account of an address or of the broker settings (D73).

const name = 'account';

/** The address's value: an account number, another text, or nothing. */
export type Named = { kind: 'login'; login: string } | { kind: 'odd'; text: string } | undefined;

export function namedIn(search: string): Named {
  const text = new URLSearchParams(search).get(name);
  if (text === null) return undefined;
  const login = toLogin(text);
  return login === undefined ? { kind: 'odd', text: text.slice(0, 32) } : { kind: 'login', login };
}

/** The account of the broker settings, if any. */
export function toTradingAccount(body: Answer<'/user'>): Named {
  const login = toLogin(parseFields(parseFields(parseFields(body).data).profile).trading_account);
  return login === undefined ? undefined : { kind: 'login', login };
}

/**
 * Shows no account until it is known which one, and says that there is none only after the live history, `logins`, has
 * named none.
 */
export function selectShown(
  named: Remote<Named>,
  account: Remote<Mt5Shown>,
  logins: Remote<unknown>,
): Remote<Mt5Shown> {
  if (named.state !== 'ready') return named;
  if (named.data?.kind === 'odd')
    return { state: 'ready', data: { kind: 'foreign', login: named.data.text } };
  return named.data === undefined && logins.state !== 'ready' ? logins : account;
}

/** The query string of an account. It keeps the tab and drops the pages of the other account's lists. */
export function searchOfAccount(search: string, login: string): string {
  const tab = new URLSearchParams(search).get('tab');
  return `?${new URLSearchParams({ [name]: login, ...(tab !== null && { tab }) }).toString()}`;
}

/** Navigation state of the portal's own links. It can be forged, so it is parsed like a server's answer (T9). */
type Brought = Unread<{ [name]: string }>;

/** The query string for the account in the navigation state. It is set before any request. */
export function searchOfState(navigationState: unknown): string | undefined {
  const login = toLogin(parseFields(navigationState as Brought).account);
  return login === undefined ? undefined : searchOfAccount('', login);
}

export function searchOfTab(search: string, tab: string): string {
  const params = new URLSearchParams(search);
  params.set('tab', tab);
  return `?${params.toString()}`;
}
