import {
  findEnvelope,
  unwrapPage,
  withPageNote,
  type ListEnd,
  type Outcome,
  type Page,
  type PageNote,
  type PortalClient,
} from '@portal/api';
import { isPaged, mayBeCut } from './pagedPaths';

type Query = Readonly<Record<string, unknown>>;

interface PagedCall {
  path: string;
  init?: { params?: { path?: object; query?: Query } };
}

/** A page that was read, for what the next one needs of it. */
interface KnownPage {
  size: number;
  /** The number of its first row. */
  from: number;
  rows: string;
  /** The parameters of the next page, where it has no number. */
  next: Page['nextParams'];
}

type KnownPages = Map<number, KnownPage>;

/** The pages of each list whose pager has no numbers. They end with the session, as its client's other state. */
const lists = new WeakMap<PortalClient, Map<string, KnownPages>>();

const withoutPage = ({ page: _, ...others }: Query): Query => others;

function getKnown(client: PortalClient, serial: number, { path, init }: PagedCall): KnownPages {
  const byName = lists.get(client) ?? new Map<string, KnownPages>();
  lists.set(client, byName);
  const { path: of, query = {} } = init?.params ?? {};
  const name = JSON.stringify([serial, path, of, withoutPage(query)]);
  const known = byName.get(name) ?? new Map<number, KnownPage>();
  byName.set(name, known);
  return known;
}

function toEnd(read: Page, page: number, before: KnownPage | undefined, isCut: boolean): ListEnd {
  const isShort = before !== undefined && page > 1 && read.rows.length < before.size;
  if (read.end === 'unknown') return isShort ? 'complete' : 'unknown';
  if (read.hasPager || read.end !== 'complete') return read.end;
  return isCut && !isShort ? 'unknown' : 'complete';
}

/**
 * Lets every list be read by page numbers, whatever its pager has (D145): the next page's cursor comes from the page
 * before, and an answer without a number gets a note of its page. A page that equals an earlier one is the end.
 */
export function createPagedCall<C extends PagedCall>(client: PortalClient, serial: number, call: C) {
  const { path, init } = call;
  const query = init?.params?.query ?? {};
  const page = typeof query['page'] === 'number' ? query['page'] : 1;
  if (!isPaged(path)) return { call, read: <T>(outcome: Outcome<T>) => outcome };
  const known = getKnown(client, serial, call);
  const params = page > 1 ? known.get(page - 1)?.next : undefined;

  function toNote(body: unknown): PageNote | undefined {
    const asked = { page, ...getFirst(page) };
    const read = unwrapPage(body, client.getListLocation(path as never), asked);
    const { rows, nextParams } = read;
    const isCut = mayBeCut(path, rows.length, query);
    const isExport = query['export'] !== undefined && nextParams === undefined && params === undefined;
    if (findEnvelope(body) === undefined || isExport) return undefined;
    // A list by cursor answers its first page to a page number.
    const first = nextParams !== undefined && params === undefined ? 1 : page;
    const shown = read.isNumbered ? read.current : first;
    const text = JSON.stringify(rows);
    const isRepeat = [...known].some(([number, earlier]) => number < shown && earlier.rows === text);
    const guessed = (shown - 1) * (read.perPage ?? Math.max(10, rows.length)) + 1;
    const from = read.isNumbered && read.isPlaced ? read.from : (getFirst(shown).from ?? guessed);
    const end = toEnd(read, shown, known.get(shown - 1), isCut);
    if (rows.length > 0 && !isRepeat)
      known.set(shown, { size: rows.length, from, rows: text, next: nextParams });
    const isPlain = read.end === 'complete' && !isCut && page === 1;
    if ((read.isNumbered && read.isPlaced) || isPlain) return undefined;
    if (rows.length === 0 || isRepeat) return { page: shown, from, end: 'complete', isRepeat: true };
    return { page: shown, from, end, ...(end === read.end && { last: read.last, total: read.total }) };
  }

  function getFirst(number: number): { from?: number } {
    const before = known.get(number - 1);
    return before ? { from: before.from + before.size } : {};
  }

  return {
    call: params
      ? {
          ...call,
          init: { ...init, params: { ...init?.params, query: { ...withoutPage(query), ...params } } },
        }
      : call,
    read: <T>(outcome: Outcome<T>): Outcome<T> => {
      const note = outcome.kind === 'ok' ? toNote(outcome.data) : undefined;
      return outcome.kind === 'ok' && note
        ? { ...outcome, data: withPageNote(outcome.data, note) as T }
        : outcome;
    },
  };
}
