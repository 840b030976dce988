import { findEnvelope, toAnswer } from '@portal/api';
import { isNode } from '@portal/contract/bundle';
import type { BackEnd } from './backEnd';

/** The rows of an answer as the portal finds them (D120). */
export const getRows = (body: unknown): unknown[] => findEnvelope(toAnswer(body))?.rows ?? [];

/** The objects of an answer that are most like a row, whatever is around them, with at least so many of its fields. */
function findRowsLike(body: unknown, keys: readonly string[], least: number): unknown[] {
  const toLikeness = (row: unknown) => (isNode(row) ? keys.filter((key) => key in row).length : 0);
  const listAll = (node: unknown): unknown[][] =>
    isNode(node) ? [Object.values(node).filter(isNode), ...Object.values(node).flatMap(listAll)] : [];
  const lists = listAll(body).filter(([row]) => toLikeness(row) >= least);
  return lists.toSorted((a, b) => toLikeness(b[0]) - toLikeness(a[0]) || b.length - a.length)[0] ?? [];
}

/** The address of the next page, in any of a pager's spellings, or its cursor. */
function findNext(body: unknown): string | undefined {
  if (!isNode(body) || Array.isArray(body)) return undefined;
  for (const [key, value] of Object.entries(body)) {
    const isLink = /^next(?:_page_url|_url|_link)?$/i.test(key) && typeof value === 'string' && value !== '';
    if (isLink) return value.replace(/^[^?]*/, '');
    if (/^next_?cursor$/i.test(key) && typeof value === 'string')
      return `?cursor=${encodeURIComponent(value)}`;
    const inner = Array.isArray(value) ? undefined : findNext(value);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Counts the rows of a list by its links, and by `page` where it has none. At most so many pages. */
export async function countRows(
  backEnd: BackEnd,
  token: string,
  { path, example, pages }: { path: string; example: unknown; pages: number },
): Promise<number> {
  const [row] = getRows(example);
  let like = { keys: isNode(row) ? Object.keys(row) : [], least: 2 };
  const seen = new Set<string>();
  let query = '?page=1';
  for (let page = 1; page <= pages; page += 1) {
    const { body, status } = await backEnd.ask(`/api${path}${query}`, { token });
    const before = seen.size;
    const rows = status === 200 ? findRowsLike(body, like.keys, like.least) : [];
    // A row may be sent twice on one page, but not the same page twice.
    for (const [at, one] of rows.entries()) seen.add(`${at} ${JSON.stringify(one)}`);
    if (seen.size === before) break;
    // Another list of the answer may have some of these fields, so further pages need nearly all.
    const keys = Object.keys(rows[0] ?? {});
    like = { keys, least: keys.length * 0.8 };
    query = findNext(body) ?? `?page=${page + 1}`;
  }
  return seen.size;
}
