import type { FilterField, FilterValues } from './filterField';
import { FilterForm } from './FilterForm';

export interface FilterDialogProps {
  open: boolean;
  title?: string;
  fields: readonly FilterField[];
  /** What filters now. */
  values: FilterValues;
  /** Today as `YYYY-MM-DD`, for the spans of days; default: the device's. */
  today?: string | undefined;
  /** The new values, without empty ones. The caller closes the dialog. */
  onApply: (values: FilterValues) => void;
  onClose: () => void;
}

/**
 * The generic filter dialog (B §3). Nothing filters before Apply; what was typed is kept from a stray
 * press; each opening starts from what filters now.
 */
export function FilterDialog({ open, ...rest }: FilterDialogProps) {
  return open ? <FilterForm {...rest} /> : null;
}
