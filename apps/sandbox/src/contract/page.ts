import { invalid } from './refusal';

/** What a list call asks for, once validated. */
export interface PageQuery {
  page?: number;
  per_page?: number;
  export?: 'true';
}

const usualSize = 10;
/** An export is one answer with every row (D87), or none: a file that lacks rows would look like one that doesn't. */
const exportSize = 50_000;

export interface Slice {
  page: number;
  limit: number;
  offset: number;
}

/** The rows to read for a query. */
export function sliceOf({ page = 1, per_page = usualSize, export: all }: PageQuery): Slice {
  if (all) return { page: 1, limit: exportSize, offset: 0 };
  return { page, limit: per_page, offset: (page - 1) * per_page };
}

/** Refuses an export that would not hold every row; call it before the rows are read. */
export function requireWhole(total: number, { limit }: Slice): void {
  if (limit !== exportSize || total <= limit) return;
  const most = limit.toLocaleString('en-GB');
  throw invalid({ export: [`There are more than ${most} rows. Choose a shorter range of dates.`] });
}

/**
 * The pagination envelope around rows (A §3), flat; nest it where the contract does. `path` is the list's own under
 * /api; `filters` are the query's other parameters, kept in every link. `name` is that of the page's number, where two
 * lists share an address (D78).
 */
export function pageOf<Row>(
  rows: readonly Row[],
  total: number,
  { page, limit, offset }: Slice,
  path: string,
  filters: Record<string, string | undefined> = {},
  name = 'page',
) {
  const lastPage = Math.max(1, Math.ceil(total / limit));
  const link = (to: number) => {
    const query = new URLSearchParams({ [name]: String(to) });
    for (const [filter, value] of Object.entries(filters)) if (value !== undefined) query.set(filter, value);
    if (limit !== usualSize && limit !== exportSize) query.set('per_page', String(limit));
    return `/api${path}?${query.toString()}`;
  };
  return {
    data: rows,
    current_page: page,
    last_page: lastPage,
    from: rows.length > 0 ? offset + 1 : null,
    to: rows.length > 0 ? offset + rows.length : null,
    total,
    per_page: limit,
    first_page_url: link(1),
    next_page_url: page < lastPage ? link(page + 1) : null,
    prev_page_url: page > 1 ? link(Math.min(page - 1, lastPage)) : null,
  };
}
