/** The location of a list: its path in the contract ('/news'), and the name of its page in its links. */
export interface ListLocation {
  path: string;
  /** Default: 'page'. Two lists in one response have two names (D78). */
  pageName?: string;
}

export const mostPages = 1_000_000;
const wholeNumber = /^[1-9]\d{0,6}$/;

export function count(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/**
 * The parameters of a server's link, or undefined unless its path ends with the list's own. A proxy may change
 * scheme, host and folder (D132). The link itself is never followed (SECURITY T4, D85).
 */
export function parseLinkParams(link: unknown, path: string): URLSearchParams | undefined {
  if (typeof link !== 'string' || link.length > 2048 || /[\s\\\p{Cc}]/u.test(link)) return undefined;
  const list = `https://list.invalid${path}`;
  if (!URL.canParse(link, list)) return undefined;
  const { protocol, pathname, username, password, searchParams } = new URL(link, list);
  const isPlain = /^https?:$/.test(protocol) && username === '' && password === '';
  return isPlain && pathname.endsWith(path) ? searchParams : undefined;
}

/** The page number in a server's link, or null. */
export function parsePageNumber(link: unknown, { path, pageName = 'page' }: ListLocation): number | null {
  const pages = parseLinkParams(link, path)?.getAll(pageName) ?? [];
  const page = pages.length === 1 && wholeNumber.test(pages[0] ?? '') ? Number(pages[0]) : 0;
  return page >= 1 && page <= mostPages ? page : null;
}
