import type { FilterField, FilterValues } from '../FilterDialog/filterField';
import { joinTexts } from '../../text/message/joinMessages';
import { toFilterChips } from '../FilterChips/toFilterChips';
import { trimText } from '../../text/typed/trimText';

/** A list's filters with a name. */
export interface SavedView {
  /** At most 40 characters. */
  name: string;
  filters: FilterValues;
  /** The full URL of the filtered list, to share. */
  link: string;
}

/** A member's saved filters of a list on this device, with their handlers. */
export interface SavedViews {
  /** The newest first. */
  all: readonly SavedView[];
  /** The most recent filters, if the list was opened without any. */
  last?: FilterValues | undefined;
  /** Called when the member declines them. */
  onLastRemove: () => void;
  /** Saves the current filters and replaces a view of the same name. False if the device could not save. */
  onSave: (name: string) => boolean;
  /** False if the device could not delete it. */
  onRemove: (name: string) => boolean;
  /**
   * Restores a view that was just deleted at its index, counted from 0. False if the device could not save.
   */
  onRestore: (view: SavedView, at: number) => boolean;
}

export const longestName = 40;
export const mostViews = 20;

/** A normalised name: trimmed, with single blanks. */
export const tidyName = (typed: string): string => trimText(typed).replace(/\s+/g, ' ').slice(0, longestName);

/** Whether two names are equal after normalisation. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The filters as text: `From 01-08-2026, BSC`. */
export const filtersText = (fields: readonly FilterField[], filters: FilterValues): string =>
  joinTexts(toFilterChips(fields, filters).map(({ text }) => text));

const sorted = (filters: FilterValues) =>
  JSON.stringify(Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The name of the view with these filters. */
export const toName = (views: readonly SavedView[], filters: FilterValues): string | undefined =>
  views.find((view) => sorted(view.filters) === sorted(filters))?.name;
