import { findEnvelope, unwrapPage, type ListLocation, type ReadPath } from '@portal/api';
import type { ExportPlan } from './exportPlan';
import type { Answer, ApiRow, Unread } from '../fromApi/answer';
import { withDecimalPoints } from '../fromApi/numberFormat';
import { parseFields } from '../fromApi/parse';
import { createRepeatFinder } from '../fromApi/repeats';

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

/** The rows of a file. */
export interface AllRows<Shown> {
  rows: Shown[];
  /** The number of rows that can't be read, so the file lacks them. */
  missing: number;
}

/**
 * All rows of a list in order without repeats, from one answer or page by page; throws if rows are missing.
 */
export async function readAllRows<Shown, P extends ReadPath, Fields = ApiRow<P>>({
  ask,
  location,
  getRow,
  toPage = (body) => body,
  onProgress,
}: Reading<Shown, P, Fields>): Promise<AllRows<Shown>> {
  const rows: Shown[] = [];
  const isRepeat = createRepeatFinder();
  let [promised, came, index, missing] = [0, 0, 0, 0];
  for (let page = 1, last = 1; page <= last; page += 1) {
    if (page > mostPages) throw new IncompleteList();
    const body = await ask(page);
    const list = toPage(body);
    if (!findEnvelope(list)) throw new IncompleteList();
    const answer = unwrapPage(list, location, { page });
    const read = getRow(body);
    const before = index;
    for (const [at, item] of withDecimalPoints(answer.rows).entries()) {
      if (isRepeat(answer.rows[at])) continue;
      const fields = parseFields(item as Unread<object>);
      const row = fields === item ? read(fields as Fields, index) : undefined;
      index += 1;
      if (row === undefined) missing += 1;
      else rows.push(row);
    }
    if (page === 1) promised = answer.total ?? 0;
    // The page was empty or a repeat, so there are no more rows.
    if (index === before) break;
    came += answer.rows.length;
    last = answer.end === 'complete' ? page : page + 1;
    onProgress(came, Math.max(answer.total ?? 0, came));
  }
  if (came < promised || (rows.length === 0 && missing > 0)) throw new IncompleteList();
  return { rows, missing };
}
