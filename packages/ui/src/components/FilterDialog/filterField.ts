/** One field of a filter, as data (B §5 "Filter field descriptor", B §3 "Generic Filter dialog"). */
export type FilterField =
  | { type: 'text'; name: string; label: string }
  /** Digits only. */
  | { type: 'number'; name: string; label: string }
  | { type: 'option'; name: string; label: string; options: readonly { value: string; label: string }[] }
  /** Two days with ready-made spans; `from` and `to` are the names of their values. */
  | { type: 'dates'; from: string; to: string };

/** Values by name; a day is `YYYY-MM-DD`. A name that is absent or '' does not filter. */
export type FilterValues = Readonly<Record<string, string>>;

/** The values that filter, without the empty ones. */
export const activeValues = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** A day as the specification writes it (D89): `2026-11-01` → `01-11-2026`; other text as it is. */
export const dayText = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').reverse().join('-') : day;
