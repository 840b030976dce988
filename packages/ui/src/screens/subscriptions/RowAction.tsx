import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { hidden } from '../../theme/hidden';
import { media, space } from '../../tokens';

interface RowActionProps {
  children: string;
  /** Identifies the row for screen readers, after the visible text. */
  of: string;
  icon?: ReactNode;
  /** It opens a dialog. */
  asks?: boolean;
  /** It can't be used now, for example without a network. */
  disabled?: boolean;
  onPress: () => void;
}

/** A small button in a row. Its hidden text identifies the row for screen readers. */
export function RowAction({ children, of, icon, asks = false, disabled, onPress }: RowActionProps) {
  return (
    <Button
      size="small"
      icon={icon}
      disabled={disabled}
      {...(asks && { 'aria-haspopup': 'dialog' })}
      onClick={onPress}
    >
      {children}
      <span className={hidden} translate="no">
        {' '}
        {of}
      </span>
    </Button>
  );
}

/** The buttons of a row. They stay on one line in a table, and wrap on a card if needed. */
export const RowActions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.fromTablet} {
    flex-wrap: nowrap;
  }
`;
