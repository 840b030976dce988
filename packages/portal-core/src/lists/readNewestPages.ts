import { unwrapPage, type ListLocation, type ReadPath } from '@portal/api';
import { FailedCall } from '../calls/failedCall';
import { unreadable } from '../calls/remote';
import { isNearLimit } from '../calls/callPause';
import type { Answer, ApiRow } from '../fromApi/answer';
import { parseRows } from '../fromApi/rows';
import type { ReadPart } from './daySums';
import { createRepeatFinder } from '../fromApi/repeats';

/** The most that is read at once of a list of any length. */
const mostRows = 1000;
/** The pages of a decorative read (D155), and of one that the member asks for. */
export const mostPages = { decorative: 3, asked: 20 } as const;

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
  /** The portal's day. */
  today: string;
  /** The number of pages that may be read. */
  pages: number;
  /** The day of a row, '' without one. */
  getDay: (row: ApiRow<P>) => string;
  /** Adds up a row, which is not kept. False for a row that it can't count. */
  onRow: (row: ApiRow<P>, day: string) => boolean;
}

const isTooMany = (failure: unknown) =>
  failure instanceof FailedCall && failure.error.kind === 'refused' && failure.error.status === 429;

/** A page; undefined after a 429 that ends a reading which has begun. */
async function askNext<P extends ReadPath>({ ask }: Pick<Reading<P>, 'ask'>, page: number) {
  if (page > 1 && isNearLimit()) return undefined;
  try {
    return await ask(page);
  } catch (failure) {
    if (page > 1 && isTooMany(failure)) return undefined;
    throw failure;
  }
}

/**
 * Reads a list's newest rows, page by page and without repeats, and returns how much was read. Throws if no row can be
 * counted (D145).
 */
export async function readNewestPages<P extends ReadPath>(reading: Reading<P>): Promise<ReadPart> {
  const { location, from, to = '9', today, pages, getDay, onRow } = reading;
  const isRepeat = createRepeatFinder();
  let [oldest, counted, lacking, isOrdered, isWhole] = [to, 0, 0, true, false];
  for (let page = 1, rows = 0; page <= pages && rows < mostRows && !isWhole; page += 1) {
    const body = await askNext(reading, page);
    if (body === undefined) break;
    const answer = unwrapPage(body, location, { page });
    const found = parseRows(body, location) as ApiRow<P>[];
    lacking += answer.rows.length - found.length;
    let isOlder = false;
    for (const row of found) {
      if (isRepeat(row)) continue;
      const day = getDay(row);
      if (day > to) continue;
      if (day !== '' && day > oldest) isOrdered = false;
      if (day !== '' && day < oldest) oldest = day;
      isOlder = day !== '' && day < from;
      if (isOlder) continue;
      if (onRow(row, day)) counted += 1;
      else lacking += 1;
    }
    rows += answer.rows.length;
    isWhole = answer.rows.length === 0 || answer.end === 'complete' || (isOlder && isOrdered);
  }
  if (counted === 0 && lacking > 0) throw new FailedCall(unreadable);
  // In another order the read rows aren't the newest, so no day was surely read whole.
  const partialDay = isOrdered ? (oldest < from ? from : oldest) : to === '9' ? today : to;
  return { partialDay: isWhole ? undefined : partialDay, lacksSome: lacking > 0 };
}
