import { unwrapPage, type ListPlace } from '@portal/api';
import type { ExportPlan } from './exportPlan';
import { fieldsOf, textOf } from './wire';

/** No server makes the portal read on for ever. */
const mostPages = 2000;

interface Reading<Row> extends Pick<ExportPlan<Row>, 'rowOf'> {
  /** Rejects when a page does not come. */
  ask: (page: number) => Promise<unknown>;
  /** The list's own. */
  place: ListPlace;
  /** Hears of every page: rows so far, of how many. */
  onProgress: (rows: number, of: number) => void;
}

/** The list ended before it had as many rows as it said: a file of what came would look whole. */
export class IncompleteList extends Error {}

/**
 * Every row of a list, in its order, from one answer or page by page. What is added meanwhile moves rows on to the next
 * page: one that comes twice is taken once, by the server's id where it has one. All of them, or it throws.
 */
export async function readAllRows<Row>({ ask, place, rowOf, onProgress }: Reading<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  const seen = new Set<string>();
  let promised = 0;
  let came = 0;
  for (let page = 1, last = 1; page <= last && page <= mostPages; page += 1) {
    const body = await ask(page);
    const answer = unwrapPage(body, place);
    const read = rowOf(body);
    const before = seen.size;
    for (const item of answer.rows) {
      const fields = fieldsOf(item);
      const id = textOf(fields['id']);
      const key = id === undefined ? `place ${seen.size}` : `id ${id}`;
      if (seen.has(key)) continue;
      const row = read(fields, seen.size);
      seen.add(key);
      if (row !== undefined) rows.push(row);
    }
    if (page === 1) promised = answer.total;
    // The same page again, or none: there is no more to come.
    if (seen.size === before) break;
    came += answer.rows.length;
    last = answer.last;
    onProgress(came, Math.max(answer.total, came));
  }
  if (came < promised) throw new IncompleteList();
  return rows;
}
