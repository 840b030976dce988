import { isObject, type Fields } from './answer';
import { mostPages, type ListLocation } from './pageLink';
import { pagerFields, parsePager, type Pager } from './pager';

/** Whether a page is the end of its list. `unknown`: its pager can't be read, so more rows may follow (D145). */
export type ListEnd = 'complete' | 'continues' | 'unknown';

/**
 * A page of a list. `from` and `to` are row numbers, 0 for an empty list. `next` and `prev` are page numbers
 * or null.
 */
export interface Page {
  rows: unknown[];
  current: number;
  /** The last known page. */
  last: number;
  from: number;
  to: number;
  /** The number of all rows. Undefined if the server doesn't count them and there are or may be more. */
  total: number | undefined;
  next: number | null;
  prev: number | null;
  perPage?: number;
  end: ListEnd;
  /** The parameters of the next page, where it has no number. */
  nextParams?: Record<string, string>;
  /** Whether the answer names its page and its rows. */
  isNumbered: boolean;
  isPlaced: boolean;
  /** Whether the answer has a pager, readable or not. */
  hasPager: boolean;
}

/** What the portal knows of a page whose pager has no numbers. */
export interface PageNote {
  page: number;
  /** The number of its first row. */
  from: number;
  end: ListEnd;
  /** The last known page, and the number of all rows, where the pager has them. */
  last?: number | undefined;
  total?: number | undefined;
  /** The parameters of the next page, where it has no number. */
  nextParams?: Page['nextParams'];
  /** Its rows are those of an earlier page, so the list ended there. */
  isRepeat?: boolean;
}

const noteField = 'portal_page';

/** The answer with a note, which `unwrapPage` prefers to the pager. */
export const withPageNote = (body: unknown, note: PageNote): unknown =>
  isObject(body) ? { ...body, [noteField]: note } : body;

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

/** The pager of an outer envelope belongs to the list in it, unless that has its own. */
const withOuter = (outer: Fields, inner: Fields): Fields => ({
  ...Object.fromEntries(
    pagerFields.flatMap((name) => (Object.hasOwn(outer, name) ? [[name, outer[name]] as const] : [])),
  ),
  ...inner,
});

/** The list of an answer with its page numbers; undefined without a list, which is unreadable (D120). */
export function findEnvelope(value: unknown, depth = 0): Envelope | undefined {
  if (Array.isArray(value)) return { rows: value, envelope: {} };
  if (!isObject(value) || depth === 4) return undefined;
  for (const key of nests) {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    const rows = parseRows(inner);
    if (rows) return { rows, envelope: withMeta(value) };
    const found = findEnvelope(inner, depth + 1);
    if (found) return { rows: found.rows, envelope: withOuter(value, found.envelope) };
  }
  return undefined;
}

const between = (least: number, value: number, most = mostPages) => Math.min(Math.max(value, least), most);

/** Any word of more counts. Without one, any word of the end does. A pager without either is unreadable. */
function toEnd(pager: Pager, rows: number, current: number, to: number | undefined): ListEnd {
  const { last, total, perPage, hasNext, isThere } = pager;
  if (rows === 0) return 'complete';
  const isCounted = total !== undefined && to !== undefined;
  if (hasNext === true || (last !== undefined && last > current) || (isCounted && total > to))
    return 'continues';
  const isShort = perPage !== undefined && rows < perPage;
  return hasNext === false || last !== undefined || isCounted || isShort || !isThere ? 'complete' : 'unknown';
}

function toCurrent(next: number | null, prev: number | null, asked: number): number {
  if (next !== null) return next - 1;
  return prev === null ? asked : prev + 1;
}

/** The page of an answer with a note. */
function toNotedPage(rows: unknown[], note: PageNote): Page {
  const { page, from, end, last, total, nextParams, isRepeat = false } = note;
  const known = {
    current: page,
    end,
    isNumbered: true,
    isPlaced: true,
    hasPager: true,
    next: null,
    prev: null,
    ...(nextParams && { nextParams }),
  };
  if (isRepeat) return { ...known, rows: [], last: Math.max(1, page - 1), from: 0, to: 0, total: from - 1 };
  const to = from + rows.length - 1;
  const counted = total ?? (end === 'complete' ? to : undefined);
  return { ...known, rows, from, to, total: counted, last: last ?? page };
}

/**
 * One shape for every list: flat, nested (`data.data`, `data.all_news`, `list.data`, `methods.data`) or a
 * plain array (D56, D86, D87), with any of the pagers of `pager.ts`. Unreadable input becomes an empty list or a single
 * page. `asked` is the page that was asked for and its first row's number, for an answer without them. Never throws.
 */
export function unwrapPage(
  body: unknown,
  location: ListLocation,
  asked: { page: number; from?: number } = { page: 1 },
): Page {
  const { rows, envelope } = findEnvelope(body) ?? { rows: [], envelope: {} };
  const note = isObject(body) ? (body[noteField] as PageNote | undefined) : undefined;
  if (note !== undefined) return toNotedPage(rows, note);
  const pager = parsePager(envelope, location);
  const { next, prev, perPage, nextParams } = pager;
  const isNumbered = pager.current !== undefined || next !== null || prev !== null;
  const current = between(1, pager.current ?? toCurrent(next, prev, asked.page));
  const placed = pager.from ?? (isNumbered ? undefined : asked.from);
  const isPlaced = placed !== undefined || current === 1 || perPage !== undefined;
  const first = placed ?? (rows.length === 0 ? 0 : (current - 1) * (perPage ?? 0) + 1);
  const from = rows.length === 0 && pager.from === undefined ? 0 : first;
  const to = pager.to ?? (rows.length === 0 ? 0 : from + rows.length - 1);
  const end = toEnd(pager, rows.length, current, isPlaced ? to : undefined);
  // An empty page proves nothing about the list's length. A server returns an empty page 99 for page 99 of 3.
  const reached = rows.length === 0 ? 1 : end === 'continues' ? current + 1 : current;
  const last = between(Math.max(reached, next ?? 1), pager.last ?? 1);
  const counted = pager.total ?? (end === 'complete' ? to : undefined);
  const total = counted === undefined ? undefined : Math.max(counted, rows.length);
  return {
    ...{
      rows,
      current,
      last,
      from,
      to,
      total,
      next,
      prev,
      end,
      isNumbered,
      isPlaced,
      hasPager: pager.isThere,
    },
    ...(perPage ? { perPage } : {}),
    ...(nextParams && { nextParams }),
  };
}
