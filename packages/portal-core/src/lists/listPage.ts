import { unwrapPage, type ListLocation, type Page } from '@portal/api';
import type { ListRange } from '@portal/ui';
import { withDecimalPoints } from '../fromApi/numberFormat';
import { parseFields } from '../fromApi/parse';
import { withUniqueIds } from '../fromApi/repeats';
import type { Fields, Row, Unread } from '../fromApi/answer';

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
  const end = wanted < last ? 'continues' : page.end;
  const total = page.end === 'unknown' ? undefined : page.rows.length;
  return { ...page, rows, current: wanted, last, from, to, total, end };
}

interface Options {
  /** The page to slice from an answer with every row (D87). */
  wanted?: number | undefined;
  /** The requested page, for an answer that doesn't name its page. */
  asked?: number;
}

/**
 * Parses a list's answer, flat or nested (D56). `toRow` returns undefined for a row that it can't read, which is counted
 * as missing, and null for one that the server hides. Rows of one id are all shown (D145).
 */
export function readPage<Body, Shown extends { id: string }>(
  body: Unread<Body> | undefined,
  location: ListLocation,
  toRow: (fields: Fields<Row<Body>>, index: number) => Shown | undefined | null,
  { wanted, asked = 1 }: Options = {},
): ShownPage<Shown> {
  const whole = unwrapPage(body, location, { page: asked });
  const page = wanted === undefined ? whole : cut(whole, wanted);
  const rows: Shown[] = [];
  let missing = 0;
  for (const [index, item] of withDecimalPoints(page.rows).entries()) {
    const fields = parseFields(item as Unread<Row<Body>>);
    const row = fields === item ? toRow(fields, index) : undefined;
    if (row === undefined) missing += 1;
    else if (row) rows.push(row);
  }
  const { current, last, from, to, total, end } = page;
  return {
    rows: withUniqueIds(rows),
    range: { page: current, lastPage: last, from, to, total, end, missing },
  };
}
