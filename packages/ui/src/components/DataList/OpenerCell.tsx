import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { border, control, media, radius } from '../../tokens';

interface OpenerCellProps {
  /** The row's id, to restore the focus. */
  id: string;
  /** Whether the row's detail is open. */
  open: boolean;
  /** Tells the row from others, after the cell's own words. */
  name: string;
  /** The content of the cell. */
  children: ReactNode;
}

/** The row's name as the button that opens its detail. The row handles the press. */
export function OpenerCell({ id, open, name, children }: OpenerCellProps) {
  const own = useId();
  return (
    <Opener
      type="button"
      id={own}
      data-opener={id}
      aria-expanded={open}
      {...(name !== '' && { 'aria-label': name, 'aria-labelledby': `${own}-cell ${own}` })}
    >
      <span id={`${own}-cell`}>{children}</span>
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
