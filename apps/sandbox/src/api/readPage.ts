import type { Moments } from './dates';
import { type Page, type PageQuery, toPage, requireWhole, getSlice, type Slice } from './page';

type FilterValue = string | number | undefined;

/** The query's filters are all required, so a link can't omit one. */
type Filters<Query> = Readonly<Record<Exclude<keyof Query, keyof PageQuery>, FilterValue>>;

/** The parameters of a list's statement: the owner, the span and the slice. */
export interface ListValues extends Omit<Slice, 'page'>, Partial<Moments> {
  memberId: number;
}

/** The result of a list's statement: a page's rows, the total, and the other parts of the answer. */
interface Read<Row> {
  rows: Row[];
  /** One row with the number. */
  total: { total: number }[];
}

/** A list that is read page by page. */
export interface List<Query, Row, Item, Parts extends Read<Row>> {
  /** The list's own address under /api. */
  path: string;
  /** The query's parameters except the page. Every link keeps them. */
  filters: Filters<Query>;
  /** Reads everything in one statement, which is consistent and takes one round trip. */
  read: (slice: Slice) => Promise<Parts & Read<Row>>;
  /** Maps a row to an item. `parts` is the whole result. */
  toApi: (row: Row, parts: Parts) => Item;
}

/** The requested page of a list, with the other parts of the result. */
export async function readPage<Query extends PageQuery, Row, Item, Parts extends Read<Row>>(
  query: Query,
  { path, filters, read, toApi }: List<Query, Row, Item, Parts>,
): Promise<{ page: Page<Item>; parts: Parts }> {
  const slice = getSlice(query);
  // An incomplete export is refused before it reads any rows (D87).
  if (query.export) requireWhole(getTotal(await read({ ...slice, limit: 0 })), slice);
  const parts = await read(slice);
  const total = getTotal(parts);
  requireWhole(total, slice);
  return {
    page: toPage(
      parts.rows.map((row) => toApi(row, parts)),
      total,
      slice,
      path,
      filters,
    ),
    parts,
  };
}

const getTotal = ({ total: [row] }: Read<unknown>): number => row?.total ?? 0;
