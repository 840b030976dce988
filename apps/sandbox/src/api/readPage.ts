import { setImmediate } from 'node:timers/promises';
import type { Moments } from './dates';
import { type Page, type PageQuery, toPage, requireWhole, getSlice, type RowKey, type Slice } from './page';

type FilterValue = string | number | undefined;

/** The query's filters are all required, so a link can't omit one. */
type Filters<Query> = Readonly<Record<Exclude<keyof Query, keyof PageQuery>, FilterValue>>;

/** The parameters of a list's statement: the owner, the span and the slice. */
export interface ListValues extends Omit<Slice, 'page' | 'after'>, Partial<Moments> {
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
  /** A row's position in the list's order. With it a long export is read in steps, each after the last row. */
  getKey?: (row: Row) => RowKey;
  /** Maps a row to an item. `parts` is the whole result. */
  toApi: (row: Row, parts: Parts) => Item;
}

/** The requested page of a list, with the other parts of the result. */
export async function readPage<Query extends PageQuery, Row, Item, Parts extends Read<Row>>(
  query: Query,
  { path, filters, read, getKey, toApi }: List<Query, Row, Item, Parts>,
): Promise<{ page: Page<Item>; parts: Parts }> {
  const slice = getSlice(query);
  const parts = query.export ? await readWhole({ read, getKey }, slice) : await read(slice);
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

/** The rows of one statement of an export. PGlite runs in this process, where a long statement holds every other call. */
const stepSize = 2000;

/** Every row, in steps between which other calls are answered. A list that changes meanwhile is read again at once. */
async function readWhole<Row, Parts extends Read<Row>>(
  { read, getKey }: Pick<List<unknown, Row, unknown, Parts>, 'read' | 'getKey'>,
  slice: Slice,
): Promise<Parts & Read<Row>> {
  const total = getTotal(await read({ ...slice, limit: 0 }));
  // An incomplete export is refused before it reads any rows (D87).
  requireWhole(total, slice);
  if (!getKey || total <= stepSize) return read(slice);
  const first = await read({ ...slice, limit: stepSize });
  const rows = [...first.rows];
  while (rows.length < total) {
    await setImmediate();
    const last = rows.at(-1);
    const step = last && (await read({ ...slice, limit: stepSize, after: getKey(last) }));
    if (!step || getTotal(step) !== total || step.rows.length === 0) return read(slice);
    rows.push(...step.rows);
  }
  return { ...first, rows };
}

const getTotal = ({ total: [row] }: Read<unknown>): number => row?.total ?? 0;
