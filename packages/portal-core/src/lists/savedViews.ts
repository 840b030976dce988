import type { FilterField, SavedView } from '@portal/ui';
import type { StoredView, StoredViews } from '../session/savedViews';
import { readListState, writeListState, type ListState } from './listState';

// Pure: a list's saved views, as stored and as shown. Stored values may be forged or outdated, so only values that the
// fields allow are used.

/** The query string of the filters, without the page. */
export const toSearch = (fields: readonly FilterField[], { filters }: ListState): string =>
  writeListState('', fields, { page: 1, filters });

const filtersIn = (fields: readonly FilterField[], search: string) => readListState(search, fields).filters;
const hasAny = (filters: object) => Object.keys(filters).length > 0;

/** The views that still have a filter. The base URL is the list's address without a query. */
export function getViews(
  fields: readonly FilterField[],
  views: readonly StoredView[],
  baseUrl: string,
): SavedView[] {
  return views.flatMap(({ name, search }) => {
    const filters = filtersIn(fields, search);
    if (!hasAny(filters)) return [];
    return [{ name, filters, link: `${baseUrl}${toSearch(fields, { page: 1, filters })}` }];
  });
}

/** The last used filters; undefined without any to offer. */
export function selectLastFilters(fields: readonly FilterField[], last: string) {
  const filters = filtersIn(fields, last);
  return hasAny(filters) ? filters : undefined;
}

/** Adds a view as the newest, and removes one of the same name in any case. */
export const withView = (stored: StoredViews, view: StoredView): StoredViews => ({
  ...stored,
  views: [view, ...withoutView(stored, view.name).views],
});

export const withoutView = (stored: StoredViews, name: string): StoredViews => ({
  ...stored,
  views: stored.views.filter((view) => view.name.toLowerCase() !== name.toLowerCase()),
});

/** Restores a deleted view in its position, and removes one that has taken its name. */
export function withRestoredView(stored: StoredViews, view: StoredView, at: number): StoredViews {
  const { views } = withoutView(stored, view.name);
  return { ...stored, views: views.toSpliced(at, 0, view) };
}
