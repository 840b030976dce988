import { overlayMessages } from '../../text/overlayMessages';

/** A filter field as data (B §5 "Filter field descriptor", B §3 "Generic Filter dialog"). */
export type FilterField =
  | TextFilter
  /** Digits only. */
  | { type: 'number'; name: string; label: string }
  | OptionFilter
  /**
   * Two days with presets. `from` and `to` are the names of their values. `label` describes the days when a
   * list has two such fields: `Joined`.
   */
  | { type: 'dates'; from: string; to: string; label?: string };

interface TextFilter {
  type: 'text';
  name: string;
  label: string;
  /** A search in the list's bar, without the dialog. */
  inBar?: 'search';
}

export interface OptionFilter {
  type: 'option';
  name: string;
  label: string;
  /** `count`: how many rows it would show. */
  options: readonly { value: string; label: string; count?: number | undefined }[];
  /** Adds the label to the chip, when the value alone is ambiguous. */
  named?: true;
  /** In the list's bar, without the dialog: two or three short options as one switch, or a select. */
  inBar?: 'segments' | 'select';
  /** The select's first option, which doesn't filter. Default: All. */
  otherwise?: string;
}

/** A field in the list's bar. */
export type BarField = (TextFilter | OptionFilter) & { inBar: string };

/** Values by name; a day is `YYYY-MM-DD`. An absent or empty value does not filter. */
export type FilterValues = Readonly<Record<string, string>>;

/** The props of a field's control. */
export interface FilterInputProps<Field extends FilterField = FilterField> {
  field: Field;
  values: FilterValues;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The error of the days. */
  error: string | undefined;
  onChange: (changed: FilterValues) => void;
}

/** The labels of the two days and their presets. */
export const dateLabels = ({ label }: Extract<FilterField, { type: 'dates' }>) =>
  label === undefined
    ? { from: overlayMessages.from, to: overlayMessages.to, spans: overlayMessages.dates }
    : {
        from: overlayMessages.fromLabel({ label }),
        to: overlayMessages.toLabel({ label }),
        spans: overlayMessages.dateRange({ label }),
      };

/** The values that filter, without the empty ones. */
export const activeValues = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** A day in the specification's format (D89): `2026-11-01` → `01-11-2026`. Any other text is unchanged. */
export const dayText = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').reverse().join('-') : day;
