import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, media, space } from '../../tokens';
import { useOverflow } from './useOverflow';

interface DialogBodyProps {
  /** Names the scrollable body, which can be focused. */
  title: string;
  children: ReactNode;
}

/** The part between a dialog's title and its actions. Only this part scrolls. */
export function DialogBody({ title, children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  return (
    <Box
      ref={box}
      data-dialog-body
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': title, 'data-scrolls': true })}
    >
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${space[1]} ${space[6]};
  overflow: hidden auto;
  overscroll-behavior: contain;
  &[data-scrolls] {
    min-block-size: min(10rem, 40dvh);
    border-block: ${border.hair} solid ${color.line};
    padding-block: ${space[4]};
  }
  /* In a low window the whole sheet scrolls. */
  ${media.low} {
    flex: none;
    overflow: visible;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.focus});
  }
`;
