import { pageName } from './listState';

// The row whose detail is open, as the list's address holds it (ADR 6).

/** The row's name in the address; the second list of a screen has another name for its own, as for its page. */
export const toRowName = (named: string): string => (named === pageName ? 'row' : `${named}Row`);

/** A row's id: codes, numbers and places. An address is typed, shared and forged (T9). */
const isId = (value: string) => /^[\w#./:-]{1,80}$/.test(value);

/** The id of the open row; undefined where the address names none. */
export function openedIn(search: string, name: string): string | undefined {
  const value = new URLSearchParams(search).get(name);
  return value !== null && isId(value) ? value : undefined;
}

/** The path to a list with this row of its first page open. */
export const openedPath = (address: string, id: string): string =>
  `${address}${withOpened('', toRowName(pageName), id)}`;

/** The query string with this row open, or with none. */
export function withOpened(search: string, name: string, id: string | undefined): string {
  const params = new URLSearchParams(search);
  if (id === undefined) params.delete(name);
  else params.set(name, id);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
