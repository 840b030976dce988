import type { ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, media, radius } from '../../tokens';
import type { ElementProps } from '../elementProps';

interface FiguresProps extends ElementProps {
  /** `Figure` elements. */
  children: ReactNode;
}

/** Figures in a ruled grid that fills an unpadded card: three columns, two on phones. */
export function Figures({ children, ...rest }: FiguresProps) {
  return (
    <Clip {...rest}>
      <Grid>{children}</Grid>
    </Clip>
  );
}

const Clip = styled.div`
  overflow: hidden;
  border-block-start: ${border.hair} solid ${color.line};
  border-end-start-radius: ${radius.card};
  border-end-end-radius: ${radius.card};
`;

/* Each pair has its lines at its end, and the last ones are clipped. */
const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  margin-inline-end: -${border.hair};
  margin-block-end: -${border.hair};

  > div {
    border-inline-end: ${border.hair} solid ${color.line};
    border-block-end: ${border.hair} solid ${color.line};
  }
  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  }
`;
