import { FilterForm, type FilterFormProps } from './FilterForm';

export interface FilterDialogProps extends FilterFormProps {
  open: boolean;
}

/**
 * The generic filter dialog (B §3). Nothing filters before Apply. A stray press doesn't lose what was
 * typed. Each opening starts from the active values.
 */
export function FilterDialog({ open, ...rest }: FilterDialogProps) {
  return open ? <FilterForm {...rest} /> : null;
}
