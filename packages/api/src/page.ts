/** The location of a list: its path in the contract ('/news'), and the name of its page in its links. */
export interface ListLocation {
  path: string;
  /** Default: 'page'. Two lists in one response have two names (D78). */
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
  /** The number of all rows. Undefined if the server doesn't count them and there are more. */
  total: number | undefined;
  next: number | null;
  prev: number | null;
  perPage?: number;
}

const mostPages = 1_000_000;
const wholeNumber = /^[1-9]\d{0,6}$/;

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

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Possible names of the rows, searched from flat to nested (D56).
const nests = ['data', 'all_news', 'list', 'methods'];

interface Envelope {
  rows: unknown[];
  envelope: Fields;
}

/** Laravel's resources have the numbers of a page in `meta` and its links in `links`. */
function withMeta(envelope: Fields): Fields {
  const { meta, links } = envelope;
  if (!isObject(meta)) return envelope;
  const { next, prev } = isObject(links) ? links : {};
  return { ...meta, next_page_url: next, prev_page_url: prev, ...envelope };
}

/** The rows of an array. PHP may send an empty list as `{}`. */
const parseRows = (value: unknown): unknown[] | undefined => {
  if (Array.isArray(value)) return value as unknown[];
  return isObject(value) && Object.keys(value).length === 0 ? [] : undefined;
};

/** The list of an answer with its page numbers; undefined without a list, which is unreadable (D120). */
export function findEnvelope(value: unknown, depth = 0): Envelope | undefined {
  if (Array.isArray(value)) return { rows: value, envelope: {} };
  if (!isObject(value) || depth === 4) return undefined;
  for (const key of nests) {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    const rows = parseRows(inner);
    if (rows) return { rows, envelope: withMeta(value) };
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
  const counted = count(envelope['total']) ?? (last > current ? undefined : to);
  const total = counted === undefined ? undefined : Math.max(counted, rows.length);
  return { rows, current, last, from, to, total, next, prev, ...(perPage ? { perPage } : {}) };
}
