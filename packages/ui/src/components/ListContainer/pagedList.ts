import type { Remote } from '../../remote';
import type { SavedViews } from '../SavedViews/savedViews';
import type { FilterField, FilterValues } from '../FilterDialog/filterField';

/** The visible part of the list. Pages and rows count from 1; `from` and `to` are 0 without rows. */
export interface ListRange {
  page: number;
  lastPage: number;
  from: number;
  to: number;
  /** Undefined if the number of all rows is unknown. */
  total: number | undefined;
  /** Whether the list ends with this page. `unknown`: more rows may follow (D145). */
  end: 'complete' | 'continues' | 'unknown';
  /** The number of rows that the page has, but that can't be shown. */
  missing: number;
}

/**
 * A filtered and paged list for its screen. The caller stores page and filters in the URL, and the screen
 * calls its handlers.
 */
export interface PagedList<Row> {
  rows: Remote<readonly Row[]>;
  /** Absent before the first rows, and when they failed to load. */
  range?: ListRange | undefined;
  /** Present when the last request failed. The rows are then the earlier ones. */
  failure?: { message: string; retrying: boolean; onRetry: () => void } | undefined;
  /** The available filter fields. */
  fields: readonly FilterField[];
  /** The active filter values. */
  filters: FilterValues;
  /** Whether any filter is active. */
  filtered: boolean;
  onFiltersChange: (filters: FilterValues) => void;
  onPageChange: (page: number) => void;
  /** The list's saved filters on this device. Absent: nothing is saved. */
  views?: SavedViews | undefined;
  /** The id of the open row and its setter. Absent: the screen manages it. */
  opened?: string | undefined;
  onOpen?: ((id: string | undefined) => void) | undefined;
}

/** The list is empty without any filter, so a chart would only repeat that. */
export const isListEmpty = ({ rows, filtered }: Pick<PagedList<unknown>, 'rows' | 'filtered'>): boolean =>
  rows.state === 'ready' && rows.data.length === 0 && !filtered;
