import { fn } from 'storybook/test';
import type { PagedList } from './pagedList';
import { errorTexts } from '../../text/messages';

/** The second of three pages of an unfiltered list with these rows. */
export const pagedList = <Row>(rows: readonly Row[], more: Partial<PagedList<Row>> = {}): PagedList<Row> => ({
  rows: { state: 'ready', data: rows },
  range: { page: 2, lastPage: 3, from: 11, to: 10 + rows.length, total: 28, end: 'continues', missing: 0 },
  fields: [{ type: 'dates', from: 'from', to: 'to' }],
  filters: {},
  filtered: false,
  onFiltersChange: fn(),
  onPageChange: fn(),
  ...more,
});

/** The same list in its states without rows. */
export const withoutRows = {
  loading: { rows: { state: 'loading' }, range: undefined },
  failed: {
    rows: { state: 'failed', message: errorTexts.somethingWrongTryAgain, onRetry: fn() },
    range: undefined,
  },
  empty: {
    rows: { state: 'ready', data: [] },
    range: { page: 1, lastPage: 1, from: 0, to: 0, total: 0, end: 'complete', missing: 0 },
  },
  filteredOut: {
    rows: { state: 'ready', data: [] },
    range: { page: 1, lastPage: 1, from: 0, to: 0, total: 0, end: 'complete', missing: 0 },
    filters: { from: '2026-11-01', to: '2026-11-02' },
    filtered: true,
  },
} satisfies Record<string, Partial<PagedList<never>>>;

/** Another page was requested and failed. */
export const pageFailure = (retrying = false) => ({
  message: errorTexts.requestFailedTryAgain,
  retrying,
  onRetry: fn(),
});
