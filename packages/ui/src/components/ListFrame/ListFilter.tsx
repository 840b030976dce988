import { useImperativeHandle, useState, type Ref } from 'react';
import { afterPress } from '../afterPress';
import { FilterDialog } from '../FilterDialog/FilterDialog';
import type { FilterField, FilterValues } from '../FilterDialog/filterField';

/** What the Filter button has of the dialog. */
export interface FilterOpener {
  open: () => void;
}

interface ListFilterProps {
  ref: Ref<FilterOpener>;
  fields: readonly FilterField[];
  filters: FilterValues;
  onFiltered: (filters: FilterValues) => void;
}

/**
 * The filter of a list. It keeps by itself whether it is open, so that opening it draws the dialog alone and not every
 * row behind it.
 */
export function ListFilter({ ref, fields, filters, onFiltered }: ListFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  useImperativeHandle(ref, () => ({ open: () => afterPress(() => setIsOpen(true)) }), []);
  return (
    <FilterDialog
      open={isOpen}
      fields={fields}
      values={filters}
      onApply={(values) => {
        setIsOpen(false);
        onFiltered(values);
      }}
      onClose={() => setIsOpen(false)}
    />
  );
}
