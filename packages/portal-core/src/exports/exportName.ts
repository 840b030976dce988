import type { FilterField } from '@portal/ui';
import type { ListState } from '../lists/listState';

const longestPart = 40;

/** A text that is valid in a file name on any system. */
const toSlug = (text = '') =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestPart)
    .replace(/^-+|-+$/g, '');

/**
 * A list's file name without its extension, such as `transactions_pay-in_2026-11-01_2026-11-20`. `today` (YYYY-MM-DD)
 * ends an open range, and dates an unfiltered list.
 */
export function exportName(
  list: string,
  fields: readonly FilterField[],
  { filters }: ListState,
  today: string,
): string {
  const slugs = fields.map((field) => (field.type === 'dates' ? '' : toSlug(filters[field.name])));
  const dates = fields.find((field) => field.type === 'dates');
  const [from, to] = dates ? [filters[dates.from], filters[dates.to]] : [];
  const days = from === undefined ? [to === undefined ? today : `until-${to}`] : [from, to ?? today];
  return [list, ...slugs, ...days].filter((part) => part !== '').join('_');
}
