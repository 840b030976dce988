import type { Habits } from './habits';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pageFields = [
  ...['current_page', 'last_page', 'first_page_url', 'last_page_url', 'next_page_url', 'prev_page_url'],
  ...['from', 'to', 'total', 'per_page', 'path', 'links'],
];

/** A cursor names a page, and means nothing else to a client. */
const toCursor = (page: number) => Buffer.from(`{"id":${page},"_pointsToNextItems":true}`).toString('base64');
export function parseCursor(cursor: string): number {
  return Number(/"id":(\d+)/.exec(Buffer.from(cursor, 'base64').toString())?.[1] ?? 1);
}

/** A page as the pager writes it: how its rows are named, and what names the other pages. */
function toPage(page: Fields, pager: Habits['pager'], path: string): Fields {
  const rest = Object.fromEntries(Object.entries(page).filter(([name]) => !pageFields.includes(name)));
  const [current, last] = [Number(page['current_page'] ?? 1), Number(page['last_page'] ?? 1)];
  const [total, perPage] = [Number(page['total'] ?? 0), Number(page['per_page'] ?? 10)];
  const home = `https://app.internal/api${path}`;
  const toUrl = (number: number) => (number < 1 || number > last ? null : `${home}?page=${number}`);
  const toCursorUrl = (number: number) =>
    number < 1 || number > last ? null : `${home}?cursor=${encodeURIComponent(toCursor(number))}`;
  const [next, prev] = [toUrl(current + 1), toUrl(current - 1)];
  const numbers = {
    ...{ current_page: current, last_page: last, per_page: perPage, total },
    ...{ from: page['from'] ?? null, to: page['to'] ?? null },
  };
  const nextCursor = current < last ? toCursor(current + 1) : null;
  const prevCursor = current > 1 ? toCursor(current - 1) : null;
  switch (pager) {
    case 'asSent':
      return page;
    case 'resource': {
      const links = { first: toUrl(1), last: toUrl(last), prev, next };
      return { ...rest, links, meta: { ...numbers, path: home } };
    }
    case 'simple': {
      const { total: _, last_page: __, ...known } = numbers;
      return { ...rest, ...known, path: home, next_page_url: next, prev_page_url: prev };
    }
    case 'cursor':
      return {
        ...{ ...rest, path: home, per_page: perPage, next_cursor: nextCursor, prev_cursor: prevCursor },
        ...{ next_page_url: toCursorUrl(current + 1), prev_page_url: toCursorUrl(current - 1) },
      };
    case 'cursorResource':
      return {
        ...rest,
        links: { first: null, last: null, prev: toCursorUrl(current - 1), next: toCursorUrl(current + 1) },
        meta: { path: home, per_page: perPage, next_cursor: nextCursor, prev_cursor: prevCursor },
      };
    case 'fractal': {
      const count = Array.isArray(page['data']) ? page['data'].length : 0;
      const links = { ...(prev && { previous: prev }), ...(next && { next }) };
      const pagination = { total, count, per_page: perPage, current_page: current, total_pages: last, links };
      return { ...rest, meta: { pagination } };
    }
    case 'nextLink':
      return { ...rest, links: { next } };
    case 'pagination': {
      const { from: _, to: __, ...known } = numbers;
      return { ...rest, pagination: known };
    }
    case 'emptyPagination':
      return { ...rest, pagination: {} };
    case 'unknown':
      return { ...rest, seite: current, seiten: last };
  }
}

/** The answer with each of its pages written by the pager, also a page inside (D56). */
export function toPager(value: unknown, pager: Habits['pager'], path: string): unknown {
  if (pager === 'asSent' || !isFields(value)) return value;
  if ('current_page' in value && 'data' in value) {
    // The pages of two lists in one answer keep their names (D78).
    return typeof value['next_page_url'] === 'string' && /_page=/.test(value['next_page_url'])
      ? value
      : toPage(value, pager, path);
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toPager(one, pager, path)]));
}
