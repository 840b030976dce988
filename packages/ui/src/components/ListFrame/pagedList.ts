import type { Remote } from '../../remote';
import type { FilterField, FilterValues } from '../FilterDialog/filterField';

/** Where the shown rows stand in their list: pages and rows count from 1; `from` and `to` are 0 without rows. */
export interface ListRange {
  page: number;
  lastPage: number;
  from: number;
  to: number;
  total: number;
}

/**
 * A filtered and paged list as its screen gets it. Page and filters are in the hands of whoever made it (the address);
 * the screen tells what the member wants.
 */
export interface PagedList<Row> {
  rows: Remote<readonly Row[]>;
  /** Absent while there are no rows yet, and when they failed. */
  range?: ListRange | undefined;
  /** What was asked for last did not come; the rows are those of before. */
  failure?: { message: string; retrying: boolean; onRetry: () => void } | undefined;
  /** What can filter the list. */
  fields: readonly FilterField[];
  /** What filters it now. */
  filters: FilterValues;
  /** Whether anything does. */
  filtered: boolean;
  onFiltered: (filters: FilterValues) => void;
  onPage: (page: number) => void;
}
