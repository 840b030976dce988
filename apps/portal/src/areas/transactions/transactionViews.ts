import { isWallet } from '@portal/ui/text/wallets';
import type { Unread } from '../../shared/wire/answer';
import { parseFields } from '../../shared/wire/wire';

// Pure: the two views of the transactions, and the address of each. Its filters are kept from one to the other.

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

/** What the dashboard's cards bring along. A state can be forged, so it is read as a server's answer is (T9). */
type Brought = Unread<{ filterBy: string }>;

/**
 * Where the dashboard's cards lead: the query that filters by the wallet that came along as `filterBy` (B §2).
 * Undefined when no wallet came along (T9).
 */
export function searchOfFilterBy(navigationState: unknown): string | undefined {
  const filterBy: unknown = parseFields(navigationState as Brought).filterBy;
  return isWallet(filterBy) ? `?${new URLSearchParams({ wallet: filterBy }).toString()}` : undefined;
}
