import { unwrapPage, type ListLocation, type ReadPath } from '@portal/api';
import type { Answer, ApiRow } from '../fromApi/answer';
import { parseText } from '../fromApi/parse';
import { parseRows } from '../fromApi/rows';

/** The most that is read at once of a list of any length. */
const mostRows = 1000;
const mostPages = 20;

/** The rows of a page; a wish (D126). */
export const pageSize = 100;

interface Reading<P extends ReadPath> {
  /** Throws if the page fails. */
  ask: (page: number) => Promise<Answer<P>>;
  /** The list's own location. */
  location: ListLocation;
  /** The days to read, `YYYY-MM-DD`. A server may ignore them. */
  from: string;
  to?: string | undefined;
  /** The day of a row, '' without one. */
  getDay: (row: ApiRow<P>) => string;
  /** Adds up a row, which is not kept. */
  onRow: (row: ApiRow<P>, day: string) => void;
}

/**
 * Reads a list's newest rows, page by page. Resolves to the oldest day that was read, perhaps in part, or to undefined
 * if all days were. New rows push others to the next page, so duplicates are dropped by their id.
 */
export async function readNewestPages<P extends ReadPath>({
  ask,
  location,
  from,
  to = '9',
  getDay,
  onRow,
}: Reading<P>): Promise<string | undefined> {
  const seen = new Set<string>();
  let oldest = to;
  for (let page = 1, rows = 0; page <= mostPages && rows < mostRows; page += 1) {
    const body = await ask(page);
    const answer = unwrapPage(body, location);
    for (const row of parseRows(body, location) as ApiRow<P>[]) {
      // All rows of the contract with an id have this name for it.
      const id = parseText((row as { id?: never }).id);
      if (id !== undefined && seen.has(id)) continue;
      if (id !== undefined) seen.add(id);
      const day = getDay(row);
      // The rest is older.
      if (day !== '' && day < from) return undefined;
      if (day > to) continue;
      onRow(row, day);
      if (day !== '' && day < oldest) oldest = day;
    }
    rows += answer.rows.length;
    if (answer.rows.length === 0 || page >= answer.last) return undefined;
  }
  return oldest;
}
