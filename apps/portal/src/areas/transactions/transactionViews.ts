import { isWallet } from '@portal/ui/text/wallets';
import type { Unread } from '@portal/portal-core/fromApi/answer';
import { parseFields } from '@portal/portal-core/fromApi/parse';

// Pure: the two views of the transactions and their addresses. Both share the filters.

const [name, statement] = ['view', 'statement'] as const;

export const isStatement = (search: string): boolean => new URLSearchParams(search).get(name) === statement;

function asSearch(params: URLSearchParams): string {
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export function listSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(name);
  return asSearch(params);
}

export const statementSearch = (search: string): string =>
  asSearch(new URLSearchParams([[name, statement], ...new URLSearchParams(listSearch(search))]));

/** Navigation state of the dashboard's cards. It can be forged, so it is parsed like a server's answer (T9). */
type Brought = Unread<{ filterBy: string }>;

/** The query string for a wallet in `filterBy` of the navigation state (B §2). Undefined without a wallet (T9). */
export function searchOfFilterBy(navigationState: unknown): string | undefined {
  const filterBy: unknown = parseFields(navigationState as Brought).filterBy;
  return isWallet(filterBy) ? `?${new URLSearchParams({ wallet: filterBy }).toString()}` : undefined;
}
