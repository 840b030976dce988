import type { Moments } from './dates';
import { type Page, type PageQuery, toPage, requireWhole, getSlice, type Slice } from './page';

type FilterValue = string | number | undefined;

/** A query's filters, each of them named, so that a link can't forget one. */
type Filters<Query> = Readonly<Record<Exclude<keyof Query, keyof PageQuery>, FilterValue>>;

/** What a list's statement is given: whose rows, made when, and which of them. */
export interface ListValues extends Omit<Slice, 'page'>, Partial<Moments> {
  memberId: number;
}

/** What is read of a list at once: a page's rows, their number on all pages, and what else the answer says. */
interface Read<Row> {
  rows: Row[];
  /** One row with the number. */
  total: { total: number }[];
}

/** A list that is read page by page. */
export interface List<Query, Row, Item, Parts extends Read<Row>> {
  /** The list's own address under /api. */
  path: string;
  /** What the query asks for besides the page; every link keeps it. */
  filters: Filters<Query>;
  /** Reads all of it in one statement, so that it agrees and takes one round trip. */
  read: (slice: Slice) => Promise<Parts & Read<Row>>;
  /** Makes an item of a row; `parts` is all that was read with it. */
  toApi: (row: Row, parts: Parts) => Item;
}

/** The page of a list that a query asks for, and whatever else was read with it. */
export async function readPage<Query extends PageQuery, Row, Item, Parts extends Read<Row>>(
  query: Query,
  { path, filters, read, toApi }: List<Query, Row, Item, Parts>,
): Promise<{ page: Page<Item>; parts: Parts }> {
  const slice = getSlice(query);
  // An export that would lack rows is refused before it reads any (D87).
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
