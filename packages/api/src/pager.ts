import { isObject, type Fields } from './answer';
import { count, parseLinkParams, parsePageNumber, type ListLocation } from './pageLink';

/** The content of a pager, in any grammar. Absent: missing or unreadable. */
export interface Pager {
  current?: number | undefined;
  last?: number | undefined;
  total?: number | undefined;
  perPage?: number | undefined;
  from?: number | undefined;
  to?: number | undefined;
  next: number | null;
  prev: number | null;
  /** The parameters of the next page, where it isn't a page number: a cursor or an offset. */
  nextParams?: Record<string, string> | undefined;
  /** Whether a next page exists. Undefined if unknown. */
  hasNext?: boolean | undefined;
  /** Whether the answer has a pager at all. */
  isThere: boolean;
}

// The names of one thing, safe next to other fields, and those that only a pager may have (`pagination: {…}`).
const wide = {
  current: ['current_page', 'currentPage'],
  last: ['last_page', 'lastPage', 'total_pages', 'totalPages', 'page_count', 'pageCount'],
  total: [
    'total',
    'total_count',
    'totalCount',
    'total_items',
    'totalItems',
    'total_records',
    'totalElements',
  ],
  perPage: ['per_page', 'perPage', 'page_size', 'pageSize'],
  next: ['next_page_url', 'nextPageUrl', 'next_page', 'nextPage', 'next_url', 'nextUrl'],
  prev: ['prev_page_url', 'prevPageUrl', 'previous_page_url', 'prev_page', 'prevPage'],
  cursor: ['next_cursor', 'nextCursor', 'endCursor'],
  more: ['has_more', 'hasMore', 'has_more_pages', 'hasMorePages', 'has_next', 'hasNext', 'hasNextPage'],
} as const;
const narrow = {
  current: ['page', 'current', 'page_number', 'pageNumber'],
  last: ['pages', 'last'],
  total: ['totalResults', 'records'],
  perPage: ['limit', 'size'],
  next: ['next'],
  prev: ['prev', 'previous'],
  cursor: [],
  more: ['more'],
} as const;
type Name = keyof typeof wide;

/** The objects that may hold a pager next to the rows. */
const containers = ['pagination', 'paging', 'pager', 'paginator', 'page_info', 'pageInfo', 'page', 'cursor'];

/** The fields of an outer envelope that belong to a list nested in it. */
export const pagerFields = ['meta', 'links', '_links', ...containers, ...Object.values(wide).flat()];

const isIn = (fields: Fields, key: string) => Object.hasOwn(fields, key) && fields[key] !== undefined;

/** JSON:API and HAL write a link as `{ href }`. */
const toLink = (value: unknown): unknown => (isObject(value) ? (value['href'] ?? value['url']) : value);

/** Laravel's numbered links are a list, which starts with the previous page and ends with the next. */
function getLinks(links: unknown): Fields {
  if (Array.isArray(links) && links.length > 2) return { prev: toLink(links[0]), next: toLink(links.at(-1)) };
  return isObject(links) ? links : {};
}

const toFlag = (value: unknown): boolean | undefined => {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  return value === false || value === 0 || value === '0' || value === 'false' ? false : undefined;
};

const positions = /^(?:(?:[a-z]\w{0,30}_)?cursor|after|starting_after|page_?token|offset|skip|start)$/i;
const bracketed = /^page\[(?:number|cursor|after|offset)\]$/;
const sizes = /^(?:limit|per_page|page_?size|page\[(?:size|limit)\])$/i;
const opaque = /^[\w.~:=+/-]{1,512}$/;

/** The paging parameters of a link, by closed names and with plain values (T4, D132). */
function parsePagingParams(link: unknown, path: string): Record<string, string> | undefined {
  const found = [...(parseLinkParams(link, path) ?? [])].filter(([name]) =>
    [positions, bracketed, sizes].some((names) => names.test(name)),
  );
  const params = Object.fromEntries(found);
  const hasPosition = found.some(([name]) => !sizes.test(name));
  const isPlain =
    Object.keys(params).length === found.length && found.every(([, value]) => opaque.test(value));
  return hasPosition && isPlain ? params : undefined;
}

function getContainers(envelope: Fields): Fields[] {
  const { meta } = envelope;
  const holders = isObject(meta) ? [envelope, meta] : [envelope];
  const inner = holders.flatMap((holder) => containers.map((name) => holder[name]).filter(isObject));
  return isObject(meta) ? [...inner, meta] : inner;
}

/** Other lists and screens have fields of these names too, so alone they are no sign of a pager. */
const ambiguous: readonly string[] = ['meta', 'page', 'cursor', ...wide.total];
const signs = pagerFields.filter((name) => !ambiguous.includes(name));

/** Whether a pager is there, which may be empty or hold something else. */
const hasSign = (envelope: Fields): boolean => {
  const { meta } = envelope;
  return [envelope, ...(isObject(meta) ? [meta] : [])].some((own) => signs.some((name) => isIn(own, name)));
};

/** Reads the pager next to a list's rows. */
export function parsePager(envelope: Fields, location: ListLocation): Pager {
  const held = getContainers(envelope);
  const holders: Fields[] = [envelope, ...held];
  const links = holders.flatMap(({ links: own, _links: hal }) => [getLinks(own), getLinks(hal)]);
  const values = (name: Name): unknown[] => [
    ...holders.flatMap((holder) => wide[name].filter((key) => isIn(holder, key)).map((key) => holder[key])),
    ...held.flatMap((holder) => narrow[name].filter((key) => isIn(holder, key)).map((key) => holder[key])),
    ...(name === 'next' || name === 'prev'
      ? links.flatMap((own) => narrow[name].filter((key) => isIn(own, key)).map((key) => own[key]))
      : []),
  ];
  const number = (name: Name) =>
    values(name)
      .map(count)
      .find((value) => value !== undefined);
  const pageIn = (value: unknown) => parsePageNumber(toLink(value), location) ?? (count(value) || null);
  const isNone = (value: unknown) => value === null || value === '' || value === false;
  const page = (name: 'next' | 'prev') =>
    values(name)
      .map(pageIn)
      .find((found) => found !== null) ?? null;
  const next = page('next');
  const cursor = values('cursor').find((value) => typeof value === 'string' && opaque.test(value));
  const fromLink = values('next')
    .map((value) => parsePagingParams(toLink(value), location.path))
    .find((params) => params !== undefined);
  const params = fromLink ?? (typeof cursor === 'string' ? { cursor } : undefined);
  // One of two lists in an answer has a page of its own (D78).
  const nextParams = next === null && location.pageName === undefined ? params : undefined;
  const more = values('more')
    .map(toFlag)
    .find((value) => value !== undefined);
  const ways = [...values('next'), ...values('cursor')].map((value) =>
    isObject(value) ? toLink(value) : value,
  );
  // Links with a way back or to themselves, but none further, are those of the last page.
  const lacksNext = links.some(
    (own) => !isIn(own, 'next') && ['self', 'prev', 'previous', 'first'].some((key) => isIn(own, key)),
  );
  const isEnd = more === false || (ways.length > 0 ? ways.every(isNone) : lacksNext);
  return {
    ...{
      current: number('current'),
      last: number('last'),
      total: number('total'),
      perPage: number('perPage'),
    },
    ...{ from: count(holders.find((holder) => isIn(holder, 'from'))?.['from']) },
    ...{ to: count(holders.find((holder) => isIn(holder, 'to'))?.['to']) },
    ...{ next, prev: page('prev'), nextParams },
    hasNext: more === true || next !== null || nextParams !== undefined ? true : isEnd ? false : undefined,
    isThere: hasSign(envelope),
  };
}
