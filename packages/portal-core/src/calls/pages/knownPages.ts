import {
  findEnvelope,
  parsePageName,
  unwrapPage,
  withPageNote,
  type ListEnd,
  type ListLocation,
  type Outcome,
  type Page,
  type PageNote,
  type PortalClient,
} from '@portal/api';
import { parseFields } from '../../fromApi/parse';
import type { Unread } from '../../fromApi/answer';
import { isPaged, isUsualSize, mayBeCut, mt5Lists, mt5Path, type Mt5List } from './pagedPaths';

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

const without = (query: Query, name: string): Query =>
  Object.fromEntries(Object.entries(query).filter(([other]) => other !== name));

function getKnown(client: PortalClient, name: unknown[]): KnownPages {
  const byName = lists.get(client) ?? new Map<string, KnownPages>();
  lists.set(client, byName);
  const key = JSON.stringify(name);
  const known = byName.get(key) ?? new Map<number, KnownPage>();
  byName.set(key, known);
  return known;
}

function toEnd(read: Page, page: number, before: KnownPage | undefined, isCut: boolean): ListEnd {
  const isShort = before !== undefined && page > 1 && read.rows.length < before.size;
  if (read.end === 'unknown') return isShort ? 'complete' : 'unknown';
  if (read.hasPager || read.end !== 'complete') return read.end;
  return isCut && !isShort ? 'unknown' : 'complete';
}

interface Reading {
  known: KnownPages;
  location: ListLocation;
  /** The page that is asked for. */
  page: number;
  /** Whether an answer with so many rows may be one page of more. */
  isCut: (rows: number) => boolean;
  /** Whether all rows are asked for. */
  isExport: boolean;
}

/** What is known of the pages before, for the call and the answer of one list. */
function createReading({ known, location, page, isCut, isExport }: Reading) {
  const params = page > 1 ? known.get(page - 1)?.next : undefined;

  function getFirst(number: number): { from?: number } {
    const before = known.get(number - 1);
    return before ? { from: before.from + before.size } : {};
  }

  function toNote(list: unknown): PageNote | undefined {
    const read = unwrapPage(list, location, { page, ...getFirst(page) });
    const { rows } = read;
    // The links of a list with its own page name may have a cursor instead.
    const isOrdinary = location.pageName === undefined || read.isNumbered;
    const { nextParams } = isOrdinary ? read : unwrapPage(list, { path: location.path });
    const hasMore = nextParams !== undefined;
    const mayBeCut = isCut(rows.length);
    if (findEnvelope(list) === undefined || (isExport && !hasMore && params === undefined)) return undefined;
    // A list by cursor answers its first page to a page number.
    const first = hasMore && params === undefined ? 1 : page;
    const shown = read.isNumbered ? read.current : first;
    const text = JSON.stringify(rows);
    const isRepeat = [...known].some(([number, earlier]) => number < shown && earlier.rows === text);
    const guessed = (shown - 1) * (read.perPage ?? Math.max(10, rows.length)) + 1;
    const from = read.isNumbered && read.isPlaced ? read.from : (getFirst(shown).from ?? guessed);
    const end = hasMore ? 'continues' : toEnd(read, shown, known.get(shown - 1), mayBeCut);
    if (rows.length > 0 && !isRepeat)
      known.set(shown, { size: rows.length, from, rows: text, next: nextParams });
    const isPlain = read.end === 'complete' && !hasMore && !mayBeCut && page === 1;
    if ((read.isNumbered && read.isPlaced) || isPlain) return undefined;
    if (rows.length === 0 || isRepeat) return { page: shown, from, end: 'complete', isRepeat: true };
    return {
      ...{ page: shown, from, end },
      ...(nextParams && { nextParams }),
      ...(end === read.end && { last: read.last, total: read.total }),
    };
  }

  return {
    toQuery: (query: Query, pageName: string): Query =>
      params ? { ...without(query, pageName), ...params } : query,
    toNote,
  };
}

const withQuery = <C extends PagedCall>(call: C, query: Query): C => ({
  ...call,
  init: { ...call.init, params: { ...call.init?.params, query } },
});

const onData = <T>(outcome: Outcome<T>, toData: (data: unknown) => unknown): Outcome<T> =>
  outcome.kind === 'ok' ? { ...outcome, data: toData(outcome.data) as T } : outcome;

const getPage = (query: Query, name: string): number => (typeof query[name] === 'number' ? query[name] : 1);

/**
 * Lets every list be read by page numbers, whatever its pager has (D145): the next page's cursor comes from the page
 * before, and an answer without a number gets a note of its page. A page that equals an earlier one is the end.
 */
export function createPagedCall<C extends PagedCall>(client: PortalClient, serial: number, call: C) {
  const { path, init } = call;
  const { path: of, query = {} } = init?.params ?? {};
  const location = client.getListLocation(path as never);
  if (path === mt5Path) return createAccountCall(client, serial, call);
  if (!isPaged(path)) return { call, read: <T>(outcome: Outcome<T>) => outcome };
  const reading = createReading({
    known: getKnown(client, [serial, path, of, without(query, 'page')]),
    ...{ location, page: getPage(query, 'page'), isExport: query['export'] !== undefined },
    isCut: (rows) => mayBeCut(path, rows, query),
  });
  const asked = reading.toQuery(query, 'page');
  return {
    call: asked === query ? call : withQuery(call, asked),
    read: <T>(outcome: Outcome<T>) =>
      onData(outcome, (data) => {
        const note = reading.toNote(data);
        return note ? withPageNote(data, note) : data;
      }),
  };
}

/** The names of the pages of each account's lists, as its last answer has them (D78). */
const pageNames = new WeakMap<PortalClient, Map<string, string>>();

/** The two lists of an MT5 account, each with its own pages in one answer. */
function createAccountCall<C extends PagedCall>(client: PortalClient, serial: number, call: C) {
  const { path, init } = call;
  const { path: of, query = {} } = init?.params ?? {};
  const account = String(Object.values(of ?? {})[0]);
  const own = { path: client.getListLocation(path as never).path.replace(/[^/]+$/, account) };
  const names = pageNames.get(client) ?? new Map<string, string>();
  pageNames.set(client, names);
  const readings = (Object.keys(mt5Lists) as Mt5List[]).map((list) => {
    const key = `${serial} ${account} ${list}`;
    const pageName = names.get(key) ?? mt5Lists[list];
    const reading = createReading({
      known: getKnown(client, [serial, path, of, list]),
      ...{ location: { ...own, pageName }, page: getPage(query, pageName), isExport: false },
      isCut: isUsualSize,
    });
    return { list, key, pageName, ...reading };
  });
  const asked = readings.reduce<Query>((before, { toQuery, pageName }) => toQuery(before, pageName), query);
  const toList = ({ list, key, toNote }: (typeof readings)[number], sent: unknown): [string, unknown] => {
    const name = parsePageName(sent, own);
    if (name !== undefined) names.set(key, name);
    const body = Array.isArray(sent) ? { data: sent as unknown[] } : sent;
    const note = toNote(body);
    return [list, note ? withPageNote(body, note) : sent];
  };
  return {
    call: asked === query ? call : withQuery(call, asked),
    read: <T>(outcome: Outcome<T>) =>
      onData(outcome, (data) => {
        const fields: Query = parseFields(data as Unread<Query>);
        const read = readings
          .filter(({ list }) => fields[list] !== undefined)
          .map((reading) => toList(reading, fields[reading.list]));
        return fields === data ? { ...fields, ...Object.fromEntries(read) } : data;
      }),
  };
}
