import { unwrapPage, type ListLocation, type ReadPath } from '@portal/api';
import type { ExportPlan } from './exportPlan';
import type { Answer, ApiRow, Unread } from '../wire/answer';
import { parseFields, parseText } from '../wire/wire';

/** A limit, so that no server makes the portal read on for ever. */
const mostPages = 2000;

interface Reading<Shown, P extends ReadPath, Fields> extends Pick<
  ExportPlan<Shown, P, Fields>,
  'getRow' | 'toPage'
> {
  /** Rejects when a page does not come. */
  ask: (page: number) => Promise<Answer<P>>;
  /** The list's own place. */
  location: ListLocation;
  /** Called after every page with the rows so far and how many there are. */
  onProgress: (rows: number, of: number) => void;
}

/** The list ended before it had as many rows as it said. A file of what came would look whole. */
export class IncompleteList extends Error {}

/**
 * Every row of a list, in its order, from one answer or page by page. Rows that are added meanwhile push others to the
 * next page, so a row that comes twice is taken once, by the server's id where it has one. It throws if rows are
 * missing.
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
    const answer = unwrapPage(toPage(body), location);
    const read = getRow(body);
    const before = seen.size;
    for (const item of answer.rows) {
      // Every row of the contract that has an id has it under this name.
      const id = parseText(parseFields(item as Unread<{ id?: unknown }>).id);
      const fields = parseFields(item as Unread<object>) as Fields;
      const key = id === undefined ? `place ${seen.size}` : `id ${id}`;
      if (seen.has(key)) continue;
      const row = read(fields, seen.size);
      seen.add(key);
      if (row !== undefined) rows.push(row);
    }
    if (page === 1) promised = answer.total;
    // The page was empty or the same again, so there is no more to come.
    if (seen.size === before) break;
    came += answer.rows.length;
    last = answer.last;
    onProgress(came, Math.max(answer.total, came));
  }
  if (came < promised) throw new IncompleteList();
  return rows;
}
