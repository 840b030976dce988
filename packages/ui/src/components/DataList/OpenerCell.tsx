import type { ReactNode } from 'react';
import styled from 'styled-components';
import { border, control, media, radius } from '../../tokens';

interface OpenerCellProps {
  /** The row's id, to restore the focus. */
  id: string;
  /** Whether the row's detail is open. */
  open: boolean;
  /** The row's name. */
  children: ReactNode;
}

/** The row's name as the button that opens its detail. The row handles the press. */
export function OpenerCell({ id, open, children }: OpenerCellProps) {
  return (
    <Opener type="button" data-opener={id} aria-expanded={open}>
      {children}
    </Opener>
  );
}

const Opener = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${radius.tiny};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  overflow-wrap: inherit;
  white-space: inherit;

  &:focus-visible {
    outline-offset: ${border.focus};
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
