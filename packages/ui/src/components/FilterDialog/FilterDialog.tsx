import { FilterForm, type FilterFormProps } from './FilterForm';

export interface FilterDialogProps extends FilterFormProps {
  open: boolean;
}

/**
 * The generic filter dialog (B §3). Nothing filters before Apply; what was typed is kept from a stray
 * press; each opening starts from what filters now.
 */
export function FilterDialog({ open, ...rest }: FilterDialogProps) {
  return open ? <FilterForm {...rest} /> : null;
}
