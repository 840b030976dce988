import { isWallet } from '@portal/ui/text/wallets';
import { fieldsOf } from '../../app/wire';

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

/**
 * Where the dashboard's cards lead: the query that filters by the wallet that came along as `filterBy` (B §2).
 * Undefined when nothing, or nothing that is a wallet, did (T9).
 */
export function searchOfFilterBy(navigationState: unknown): string | undefined {
  const { filterBy } = fieldsOf(navigationState);
  return isWallet(filterBy) ? `?${new URLSearchParams({ wallet: filterBy }).toString()}` : undefined;
}
