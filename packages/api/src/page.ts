/** The location of a list: the API's origin and the list's path, base path included ('/api/news'). */
export interface ListLocation {
  origin: string;
  path: string;
  /** The name of the page parameter in its links, for two lists in one response (D78). Default: 'page'. */
  pageName?: string;
}

/**
 * A page of a list. `from` and `to` are row numbers, 0 for an empty list. `next` and `prev` are page numbers
 * or null.
 */
export interface Page {
  rows: unknown[];
  current: number;
  last: number;
  from: number;
  to: number;
  total: number;
  next: number | null;
  prev: number | null;
  perPage?: number;
}

const mostPages = 1_000_000;
const wholeNumber = /^[1-9]\d{0,6}$/;

/**
 * The page number in a server's link, or null unless the link has the API's origin and the list's path. The
 * link itself is never followed (SECURITY T4, D85).
 */
export function parsePageNumber(
  link: unknown,
  { origin, path, pageName = 'page' }: ListLocation,
): number | null {
  if (typeof link !== 'string' || link.length > 2048 || /[\s\\\p{Cc}]/u.test(link)) return null;
  if (!URL.canParse(link, origin)) return null;
  const url = new URL(link, origin);
  if (url.origin !== origin || url.pathname !== path || url.username !== '' || url.password !== '')
    return null;
  const pages = url.searchParams.getAll(pageName);
  const page = pages.length === 1 && wholeNumber.test(pages[0] ?? '') ? Number(pages[0]) : 0;
  return page >= 1 && page <= mostPages ? page : null;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Possible names of the rows, searched from flat to nested (D56).
const nests = ['data', 'all_news', 'list', 'methods'];

export function findEnvelope(value: unknown, depth = 0): { rows: unknown[]; envelope: Fields } | undefined {
  if (Array.isArray(value)) return { rows: value, envelope: {} };
  if (!isObject(value) || depth === 4) return undefined;
  for (const key of nests) {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    if (Array.isArray(inner)) return { rows: inner, envelope: value };
    const found = findEnvelope(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}

export function count(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/**
 * One shape for every list: flat, nested (`data.data`, `data.all_news`, `list.data`, `methods.data`) or a
 * plain array (D56, D86, D87). Unreadable input becomes an empty list or a single page. Never throws.
 */
export function unwrapPage(body: unknown, location: ListLocation): Page {
  const { rows, envelope } = findEnvelope(body) ?? { rows: [], envelope: {} };
  const next = parsePageNumber(envelope['next_page_url'], location);
  const prev = parsePageNumber(envelope['prev_page_url'], location);
  const named = count(envelope['current_page']);
  const current = Math.min(Math.max(named ?? (next === null ? (prev ?? 0) + 1 : next - 1), 1), mostPages);
  // An empty page proves nothing about the list's length. A server returns an empty page 99 for page 99 of 3.
  const reached = rows.length === 0 ? 1 : current;
  const last = Math.min(Math.max(count(envelope['last_page']) ?? 1, reached, next ?? 1), mostPages);
  const perPage = count(envelope['per_page']);
  const from = count(envelope['from']) ?? (rows.length === 0 ? 0 : 1);
  const to = count(envelope['to']) ?? (rows.length === 0 ? 0 : from + rows.length - 1);
  const total = Math.max(count(envelope['total']) ?? to, rows.length);
  return { rows, current, last, from, to, total, next, prev, ...(perPage ? { perPage } : {}) };
}
