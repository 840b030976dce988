import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { hidden } from '../../theme/hidden';

interface RowActionProps {
  children: string;
  /** Names the row. It is read out after the words. */
  of: string;
  icon?: ReactNode;
  /** It opens a dialog. */
  asks?: boolean;
  /** It can't be done now, such as without a network. */
  disabled?: boolean;
  onPressed: () => void;
}

/** A small button in a row. It tells those who can't see the row which one it is. */
export function RowAction({ children, of, icon, asks = false, disabled, onPressed }: RowActionProps) {
  return (
    <Button
      size="small"
      icon={icon}
      disabled={disabled}
      {...(asks && { 'aria-haspopup': 'dialog' })}
      onClick={onPressed}
    >
      {children}
      <span className={hidden} translate="no">
        {' '}
        {of}
      </span>
    </Button>
  );
}
