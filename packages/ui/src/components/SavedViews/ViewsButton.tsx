import { useState } from 'react';
import { viewMessages } from '../../text/viewMessages';
import { Button } from '../Button/Button';
import type { FilterValues } from '../FilterDialog/filterField';
import { Icon } from '../Icon/Icon';
import { createLazyOverlay } from '../LazyPart/createLazyOverlay';
import type { SavedViewsDialogProps } from './SavedViewsDialog';

const SavedViewsDialog = createLazyOverlay<SavedViewsDialogProps>(() =>
  import('./SavedViewsDialog').then((module) => module.SavedViewsDialog),
);

export interface ViewsButtonProps extends Omit<SavedViewsDialogProps, 'onSelect' | 'onClose'> {
  /** Called when a view is chosen, to filter the list by it. */
  onFiltersChange: (filters: FilterValues) => void;
}

/** Opens the list's saved views, next to its Filter button. */
export function ViewsButton({ onFiltersChange, ...rest }: ViewsButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-keyshortcuts="v"
        icon={<Icon name="bookmark" />}
        onClick={() => setOpen(true)}
      >
        {viewMessages.views}
      </Button>
      {open && (
        <SavedViewsDialog
          {...rest}
          onSelect={(filters) => {
            setOpen(false);
            onFiltersChange(filters);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
