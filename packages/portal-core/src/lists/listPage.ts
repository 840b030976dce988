import { unwrapPage, type ListLocation, type Page } from '@portal/api';
import type { ListRange } from '@portal/ui';
import type { Fields, Row, Unread } from '../fromApi/answer';
import { parseList } from '../fromApi/parse';

// Pure: a list's answer as one page of rows, for mappers.

/** A page of a list for its screen. */
export interface ShownPage<Shown> {
  rows: readonly Shown[];
  range: ListRange;
}

/** Rows per page for client-side paging, equal to the server's page size. */
const pageSize = 10;

/** Slices a page from an answer with every row (D87). A paged answer stays unchanged. */
function cut(page: Page, wanted: number): Page {
  if (page.last > 1 || page.rows.length <= pageSize) return page;
  const last = Math.ceil(page.rows.length / pageSize);
  const start = (wanted - 1) * pageSize;
  const rows = page.rows.slice(start, start + pageSize);
  const [from, to] = rows.length > 0 ? [start + 1, start + rows.length] : [0, 0];
  return { ...page, rows, current: wanted, last, from, to, total: page.rows.length };
}

/**
 * Parses a list's answer, flat or nested (D56), without duplicates and rows that `toRow` drops. `wanted` is the page to
 * slice from an answer with every row (D87).
 */
export function readPage<Body, Shown extends { id: string }>(
  body: Unread<Body> | undefined,
  location: ListLocation,
  toRow: (fields: Fields<Row<Body>>, index: number) => Shown | undefined,
  wanted?: number,
): ShownPage<Shown> {
  const whole = unwrapPage(body, location);
  const page = wanted === undefined ? whole : cut(whole, wanted);
  const rows = new Map<string, Shown>();
  for (const [index, fields] of parseList(page.rows as Unread<Row<Body>[]>).entries()) {
    const row = toRow(fields, index);
    if (row && !rows.has(row.id)) rows.set(row.id, row);
  }
  const { current, last, from, to, total } = page;
  return { rows: [...rows.values()], range: { page: current, lastPage: last, from, to, total } };
}
