import type { Remote } from '../../remote';
import type { SavedViews } from '../SavedViews/savedViews';
import type { FilterField, FilterValues } from '../FilterDialog/filterField';

/** Which part of the list is shown. Pages and rows count from 1; `from` and `to` are 0 without rows. */
export interface ListRange {
  page: number;
  lastPage: number;
  from: number;
  to: number;
  total: number;
}

/**
 * A filtered and paged list as its screen gets it. The caller keeps page and filters, in the address. The screen tells
 * it what the member wants.
 */
export interface PagedList<Row> {
  rows: Remote<readonly Row[]>;
  /** Absent while there are no rows yet, and when they failed to load. */
  range?: ListRange | undefined;
  /** Present when the last request failed. The rows are then the earlier ones. */
  failure?: { message: string; retrying: boolean; onRetry: () => void } | undefined;
  /** The fields that can filter the list. */
  fields: readonly FilterField[];
  /** The values that filter it now. */
  filters: FilterValues;
  /** Whether any value filters it. */
  filtered: boolean;
  onFiltered: (filters: FilterValues) => void;
  onPage: (page: number) => void;
  /** What this device keeps of the list's filters. Absent: it keeps none. */
  views?: SavedViews | undefined;
  /** The row whose detail is open, by its id, and the way to open or to close one. Absent: the screen keeps it. */
  opened?: string | undefined;
  onOpened?: ((id: string | undefined) => void) | undefined;
}

/** Nothing is in the list, and no filter is why: a picture of it would say so a second time. */
export const hasNothing = ({ rows, filtered }: Pick<PagedList<unknown>, 'rows' | 'filtered'>): boolean =>
  rows.state === 'ready' && rows.data.length === 0 && !filtered;
