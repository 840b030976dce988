import type { FilterField, FilterValues } from '@portal/ui';
import { errorTexts } from '@portal/ui/text/messages';
import { parseMoment } from '@portal/ui/text/format/parseMoment';
import { longestFilter, longestNumber } from '@portal/ui/text/limits';

// The state of a list in its address (ADR 6). An address can be forged, so only values that a declared field allows are
// used.

/** The page and filters of a list. Days are valid dates, as `YYYY-MM-DD`. */
export interface ListState {
  /** 1 to 1,000,000. */
  page: number;
  /** The values by the names of the declared fields, without empty ones. */
  filters: FilterValues;
}

/** The state of an address without a query string. */
export const firstState: ListState = { page: 1, filters: {} };

/** The page's name in the address. The second list of a screen has its own (ADR 6). */
export const pageName = 'page';
const mostPages = 1_000_000;

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && parseMoment(value) !== undefined;
const isDigits = (value: string) => /^\d+$/.test(value) && value.length <= longestNumber;
const isText = (value: string) =>
  value.trim() !== '' && value.length <= longestFilter && !/[\p{Cc}\p{Cs}]/u.test(value);

/** The allowed values of each name of a field. */
function getRules(field: FilterField): [name: string, allows: (value: string) => boolean][] {
  switch (field.type) {
    case 'dates':
      return [
        [field.from, isDay],
        [field.to, isDay],
      ];
    case 'option':
      return [[field.name, (value) => field.options.some((option) => option.value === value)]];
    case 'number':
      return [[field.name, isDigits]];
    case 'text':
      return [[field.name, isText]];
  }
}

function readPage(value: string | undefined): number {
  const page = value !== undefined && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 1;
  return page <= mostPages ? page : 1;
}

/** Parses a query string. A disallowed or repeated value counts as absent. */
export function readListState(
  search: string,
  fields: readonly FilterField[],
  named: string = pageName,
): ListState {
  const params = new URLSearchParams(search);
  const only = (name: string) => {
    const all = params.getAll(name);
    return all.length === 1 ? all[0] : undefined;
  };
  const filters = fields.flatMap(getRules).flatMap(([name, allows]) => {
    const value = only(name);
    return value !== undefined && allows(value) ? [[name, value] as const] : [];
  });
  return { page: readPage(only(named)), filters: Object.fromEntries(filters) };
}

/**
 * The query string of a state, '' or with `?`. Other parameters in `search` stay, and names keep their order, because
 * two lists of one address would otherwise reorder each other forever.
 */
export function writeListState(
  search: string,
  fields: readonly FilterField[],
  state: ListState,
  named: string = pageName,
): string {
  const params = new URLSearchParams(search);
  if (state.page > 1) params.set(named, String(state.page));
  else params.delete(named);
  for (const [name, allows] of fields.flatMap(getRules)) {
    const value = state.filters[name];
    if (value !== undefined && allows(value)) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export const isFiltered = ({ filters }: ListState): boolean => Object.keys(filters).length > 0;

/** Both states have the same fields, so their filters have the same order. */
export const sameFilters = (one: ListState, other: ListState): boolean =>
  JSON.stringify(one.filters) === JSON.stringify(other.filters);

/**
 * The text for a failure of the read for `now`: a filter's (B §8), a page's (A §8), or undefined for a first read.
 * `before` is the previous state.
 */
export function getFailure(before: ListState | undefined, now: ListState): string | undefined {
  if (before && sameFilters(before, now)) return errorTexts.requestFailedTryAgain;
  return before || isFiltered(now) ? errorTexts.requestFailedPleaseLogin : undefined;
}

/** The two days that filter nearly every list. */
export const daysField = { type: 'dates', from: 'from', to: 'to' } as const satisfies FilterField;

/** The days of a filter as every list's call accepts them: DD-MM-YYYY (D89). */
export function toDayQuery({ from, to }: FilterValues): { from_date?: string; to_date?: string } {
  const toApiValue = (day: string) => day.split('-').reverse().join('-');
  return { ...(from && { from_date: toApiValue(from) }), ...(to && { to_date: toApiValue(to) }) };
}
