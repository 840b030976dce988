import { createLazyOverlay } from '../LazyPart/createLazyOverlay';
import { useOpen, type OpenProps } from '../useOpen';
import type { FilterValues } from './filterField';
import type { FilterFormProps } from './FilterForm';

const FilterForm = createLazyOverlay<FilterFormProps>(() =>
  import('./FilterForm').then((module) => module.FilterForm),
);

export interface FilterDialogProps extends Omit<FilterFormProps, 'onClose'>, OpenProps {}

/**
 * The generic filter dialog (B §3). Nothing filters before Apply, and a stray press keeps the input. It opens
 * with the active values.
 */
export function FilterDialog({ open, defaultOpen, onClose, onApply, ...rest }: FilterDialogProps) {
  const { isOpen, close, leave } = useOpen({ open, defaultOpen, onClose });
  const apply = (values: FilterValues) => {
    close();
    onApply(values);
  };
  return isOpen ? <FilterForm {...rest} onApply={apply} onClose={leave} /> : null;
}
