import type { FilterField, SavedView } from '@portal/ui';
import type { StoredView, StoredViews } from '../../session/savedViews';
import { readListState, writeListState, type ListState } from './listState';

// Pure: a list's saved views, as the device has them and as the list shows them. What is stored may be forged or from
// before a field was changed: only what the fields allow gets out of it, as out of an address.

/** The query string of the filters alone, on the first page. */
export const toSearch = (fields: readonly FilterField[], { filters }: ListState): string =>
  writeListState('', fields, { page: 1, filters });

const filtersIn = (fields: readonly FilterField[], search: string) => readListState(search, fields).filters;
const hasAny = (filters: object) => Object.keys(filters).length > 0;

/** The views that still filter something. `place` is the list's whole address without a query. */
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

/** The filters that were used last; undefined where there are none to offer. */
export function selectLast(fields: readonly FilterField[], last: string) {
  const filters = filtersIn(fields, last);
  return hasAny(filters) ? filters : undefined;
}

/** Adds a view as the newest; one of the same name, however it is written, goes. */
export const withView = (stored: StoredViews, view: StoredView): StoredViews => ({
  ...stored,
  views: [view, ...withoutView(stored, view.name).views],
});

export const withoutView = (stored: StoredViews, name: string): StoredViews => ({
  ...stored,
  views: stored.views.filter((view) => view.name.toLowerCase() !== name.toLowerCase()),
});

/** Puts a view that was deleted back where it was; one that took its name meanwhile goes. */
export function restoredView(stored: StoredViews, view: StoredView, at: number): StoredViews {
  const { views } = withoutView(stored, view.name);
  return { ...stored, views: views.toSpliced(at, 0, view) };
}
