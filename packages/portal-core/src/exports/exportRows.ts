import { findEnvelope, unwrapPage, type ListLocation, type ReadPath } from '@portal/api';
import type { ExportPlan } from './exportPlan';
import type { Answer, ApiRow, Unread } from '../fromApi/answer';
import { parseFields, parseText } from '../fromApi/parse';

/** A limit, so no server makes the portal read forever. */
const mostPages = 2000;

interface Reading<Shown, P extends ReadPath, Fields> extends Pick<
  ExportPlan<Shown, P, Fields>,
  'getRow' | 'toPage'
> {
  /** Rejects if a page fails. */
  ask: (page: number) => Promise<Answer<P>>;
  /** The list's own location. */
  location: ListLocation;
  /** Called after every page with the current and total number of rows. */
  onProgress: (rows: number, of: number) => void;
}

/** The list is unreadable, or ended before its total number of rows. A file of it would look complete. */
export class IncompleteList extends Error {}

/**
 * All rows of a list in order, from one answer or page by page; throws if rows are missing. New rows push others to the
 * next page, so duplicates are dropped by the server's id.
 */
export async function readAllRows<Shown, P extends ReadPath, Fields = ApiRow<P>>({
  ask,
  location,
  getRow,
  toPage = (body) => body,
  onProgress,
}: Reading<Shown, P, Fields>): Promise<Shown[]> {
  const rows: Shown[] = [];
  const seen = new Set<string>();
  let promised = 0;
  let came = 0;
  for (let page = 1, last = 1; page <= last && page <= mostPages; page += 1) {
    const body = await ask(page);
    const list = toPage(body);
    if (!findEnvelope(list)) throw new IncompleteList();
    const answer = unwrapPage(list, location);
    const read = getRow(body);
    const before = seen.size;
    for (const item of answer.rows) {
      // All rows of the contract with an id have this name for it.
      const id = parseText(parseFields(item as Unread<{ id?: unknown }>).id);
      const fields = parseFields(item as Unread<object>) as Fields;
      const key = id === undefined ? `place ${seen.size}` : `id ${id}`;
      if (seen.has(key)) continue;
      const row = read(fields, seen.size);
      seen.add(key);
      if (row !== undefined) rows.push(row);
    }
    if (page === 1) promised = answer.total ?? 0;
    // The page was empty or a repeat, so there are no more rows.
    if (seen.size === before) break;
    came += answer.rows.length;
    last = answer.last;
    onProgress(came, Math.max(answer.total ?? 0, came));
  }
  if (came < promised) throw new IncompleteList();
  return rows;
}
