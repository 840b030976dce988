import { pageName } from './listState';

// The row with the open detail, in the list's address (ADR 6).

/** The row's name in the address. The second list of a screen has its own, as for its page. */
export const toRowName = (named: string): string => (named === pageName ? 'row' : `${named}Row`);

/** A row's id: codes, numbers and indexes. An address can be typed, shared and forged (T9). */
const isId = (value: string) => /^[\w#./:-]{1,80}$/.test(value);

/** The id of the open row; undefined without one in the address. */
export function getOpenRowId(search: string, name: string): string | undefined {
  const value = new URLSearchParams(search).get(name);
  return value !== null && isId(value) ? value : undefined;
}

/** The path to a list with this row of its first page open. `search` has the list's filters. */
export const toOpenRowPath = (address: string, id: string, search = ''): string =>
  `${address}${withOpened(search, toRowName(pageName), id)}`;

/** The query string with this row open, or without an open row. */
export function withOpened(search: string, name: string, id: string | undefined): string {
  const params = new URLSearchParams(search);
  if (id === undefined) params.delete(name);
  else params.set(name, id);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
