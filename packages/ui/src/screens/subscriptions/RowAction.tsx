import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { hidden } from '../../theme/hidden';

interface RowActionProps {
  children: string;
  /** Which row it is of, read out after the words. */
  of: string;
  icon?: ReactNode;
  /** It opens a dialog. */
  asks?: boolean;
  onPressed: () => void;
}

/** A small button of a row, that says which row to those who can't see it. */
export function RowAction({ children, of, icon, asks = false, onPressed }: RowActionProps) {
  return (
    <Button scale="small" icon={icon} {...(asks && { 'aria-haspopup': 'dialog' })} onClick={onPressed}>
      {children}
      <span className={hidden}> {of}</span>
    </Button>
  );
}
