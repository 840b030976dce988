import { useImperativeHandle, useState, type Ref } from 'react';
import { afterPress } from '../afterPress';
import { FilterDialog } from '../FilterDialog/FilterDialog';
import type { FilterField, FilterValues } from '../FilterDialog/filterField';

/** The handle of the dialog for the Filter button. */
export interface FilterOpener {
  open: () => void;
}

interface ListFilterProps {
  ref: Ref<FilterOpener>;
  fields: readonly FilterField[];
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
}

/** The filter of a list. It has its own open state, so opening it does not render every row behind it. */
export function ListFilter({ ref, fields, filters, onFiltersChange }: ListFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  useImperativeHandle(ref, () => ({ open: () => afterPress(() => setIsOpen(true)) }), []);
  return (
    <FilterDialog
      open={isOpen}
      fields={fields}
      values={filters}
      onApply={(values) => {
        setIsOpen(false);
        onFiltersChange(values);
      }}
      onClose={() => setIsOpen(false)}
    />
  );
}
