import { invalid } from './refusal';
import type { Schema } from './schema';

/** The validated page parameters of a list call. */
export interface PageQuery {
  page?: number;
  per_page?: number;
  export?: 'true';
}

const usualSize = 10;
/** An export has every row in one answer (D87) or is refused, because an incomplete file would look complete. */
const exportSize = 50_000;

/** A row's position in a list, the newest first. */
export interface RowKey {
  at: Date;
  id: number;
}

export interface Slice {
  page: number;
  limit: number;
  offset: number;
  /** Only rows after this one. */
  after?: RowKey | undefined;
}

/** The rows to read for a query. */
export function getSlice({ page = 1, per_page = usualSize, export: all }: PageQuery): Slice {
  if (all) return { page: 1, limit: exportSize, offset: 0 };
  return { page, limit: per_page, offset: (page - 1) * per_page };
}

/** Refuses an export that would be incomplete. */
export function requireWhole(total: number, { limit }: Slice): void {
  if (limit !== exportSize || total <= limit) return;
  const most = limit.toLocaleString('en-GB');
  throw invalid({ export: [`There are more than ${most} items. Choose a shorter date range.`] });
}

/** The pagination envelope around rows (A §3), flat. The contract nests it in some answers. */
export type Page<Item> = Schema<'PageLinks'> & { data: Item[] };

/**
 * Puts rows into the envelope. `path` is the list's own under /api, and every link keeps the `filters`. `name` is the
 * page parameter's name, where two lists share an address (D78).
 */
export function toPage<Item>(
  items: Item[],
  total: number,
  { page, limit, offset }: Slice,
  path: string,
  filters: Readonly<Record<string, string | number | undefined>> = {},
  name = 'page',
): Page<Item> {
  const lastPage = Math.max(1, Math.ceil(total / limit));
  const link = (to: number) => {
    const query = new URLSearchParams({ [name]: String(to) });
    for (const [filter, value] of Object.entries(filters))
      if (value !== undefined) query.set(filter, String(value));
    if (limit !== usualSize && limit !== exportSize) query.set('per_page', String(limit));
    return `/api${path}?${query.toString()}`;
  };
  return {
    data: items,
    current_page: page,
    last_page: lastPage,
    from: items.length > 0 ? offset + 1 : null,
    to: items.length > 0 ? offset + items.length : null,
    total,
    per_page: limit,
    first_page_url: link(1),
    next_page_url: page < lastPage ? link(page + 1) : null,
    prev_page_url: page > 1 ? link(Math.min(page - 1, lastPage)) : null,
  };
}
