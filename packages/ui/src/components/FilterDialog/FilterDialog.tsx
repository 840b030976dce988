import { createLazyOverlay } from '../LazyPart/createLazyOverlay';
import type { FilterFormProps } from './FilterForm';

const FilterForm = createLazyOverlay<FilterFormProps>(() =>
  import('./FilterForm').then((module) => module.FilterForm),
);

export interface FilterDialogProps extends FilterFormProps {
  open: boolean;
}

/**
 * The generic filter dialog (B §3). Nothing filters before Apply, and a stray press keeps the input. It opens
 * with the active values.
 */
export function FilterDialog({ open, ...rest }: FilterDialogProps) {
  return open ? <FilterForm {...rest} /> : null;
}
