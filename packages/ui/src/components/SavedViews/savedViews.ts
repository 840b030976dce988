import type { FilterField, FilterValues } from '../FilterDialog/filterField';
import { filterChips } from '../FilterChips/filterChips';

/** The filters of a list under a name. */
export interface SavedView {
  /** At most 40 characters. */
  name: string;
  filters: FilterValues;
  /** The whole address that shows the list so, for somebody else to open. */
  link: string;
}

/** What a device keeps of a list for its member, and the ways to change it. */
export interface SavedViews {
  /** The newest first. */
  all: readonly SavedView[];
  /** The filters that were used last, where the list was opened without any. */
  last?: FilterValues | undefined;
  /** The member does not want them back. */
  onLastDropped: () => void;
  /** Keeps the filters of now; a view of the same name is replaced. False where the device kept nothing. */
  onSaved: (name: string) => boolean;
  /** False where the device still has it. */
  onRemoved: (name: string) => boolean;
  /** Puts a view that was just deleted back at its place, counted from 0. False where the device kept nothing. */
  onRestored: (view: SavedView, at: number) => boolean;
}

export const longestName = 40;
export const mostViews = 20;

/** A name as it is kept: without blanks around it, and with one between its words. */
export const tidyName = (typed: string): string => typed.trim().replace(/\s+/g, ' ').slice(0, longestName);

/** Whether two names are one, however they are written. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The filters in words: `From 01-08-2026, BSC`. */
export const filtersText = (fields: readonly FilterField[], filters: FilterValues): string =>
  filterChips(fields, filters)
    .map(({ text }) => text)
    .join(', ');

const sorted = (filters: FilterValues) =>
  JSON.stringify(Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The name of the view that has these filters. */
export const toName = (views: readonly SavedView[], filters: FilterValues): string | undefined =>
  views.find((view) => sorted(view.filters) === sorted(filters))?.name;
