import type { SelectOption } from '../../../packages/ui/src/components/SelectField/SelectField';

/** All areas of the rows, sorted, after an option for all of them. */
export const areaOptions = (rows: readonly { areas: readonly string[] }[]): SelectOption[] => [
  { value: '', label: 'All areas' },
  ...[...new Set(rows.flatMap(({ areas }) => areas))].sort().map((area) => ({ value: area, label: area })),
];

/** True when the texts contain every word of a search, ignoring case. */
export function holdsMessages(search: string, texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
