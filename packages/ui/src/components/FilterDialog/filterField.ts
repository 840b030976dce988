import { overlayMessages } from '../../text/overlayMessages';

/** One field of a filter, as data (B §5 "Filter field descriptor", B §3 "Generic Filter dialog"). */
export type FilterField =
  | { type: 'text'; name: string; label: string }
  /** Digits only. */
  | { type: 'number'; name: string; label: string }
  | {
      type: 'option';
      name: string;
      label: string;
      options: readonly { value: string; label: string }[];
      /** The chip says the label too, where a value alone would not tell what it filters. */
      named?: true;
    }
  /**
   * Two days with ready-made spans; `from` and `to` are the names of their values. `label` says what happened on these
   * days, where a list has two such fields: `Joined`.
   */
  | { type: 'dates'; from: string; to: string; label?: string };

/** Values by name; a day is `YYYY-MM-DD`. An absent or empty value does not filter. */
export type FilterValues = Readonly<Record<string, string>>;

/** The props of a field's control. */
export interface FilterInputProps<Field extends FilterField = FilterField> {
  field: Field;
  values: FilterValues;
  /** `YYYY-MM-DD`. */
  today: string;
  /** What is wrong with the days. */
  error: string | undefined;
  onChange: (changed: FilterValues) => void;
}

/** What the two days and their spans are called. */
export const dateLabels = ({ label }: Extract<FilterField, { type: 'dates' }>) =>
  label === undefined
    ? { from: overlayMessages.from, to: overlayMessages.to, spans: overlayMessages.dates }
    : {
        from: overlayMessages.fromLabel(label),
        to: overlayMessages.toLabel(label),
        spans: overlayMessages.dateRange(label),
      };

/** The values that filter, without the empty ones. */
export const activeValues = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** A day as the specification writes it (D89): `2026-11-01` → `01-11-2026`. Other text stays as it is. */
export const dayText = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').reverse().join('-') : day;
