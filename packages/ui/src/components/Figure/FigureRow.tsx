import { keepFigures } from '../../text/format/keepFigures';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { noFigure } from '../../text/format/money';
import { border, color, fontWeight, space } from '../../tokens';
import type { FigureProps } from './Figure';
import type { ElementProps } from '../elementProps';

/** A label and its value in one line. Use it in FigureRows (`dl`). */
export function FigureRow({ label, children, ...rest }: FigureProps) {
  return (
    <Row {...rest}>
      <dt>{label}</dt>
      <dd>{keepFigures(children ?? noFigure)}</dd>
    </Row>
  );
}

interface FigureRowsProps extends ElementProps<HTMLDListElement> {
  /** `FigureRow` elements. */
  children: ReactNode;
}

/** Labels and values in ruled lines. */
export function FigureRows({ children, ...rest }: FigureRowsProps) {
  return <dl {...rest}>{children}</dl>;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding-block: ${space[2]};
  border-block-start: ${border.hair} solid ${color.line};

  dt {
    color: ${color.inkMuted};
  }
  /* As wide as there is room, so that a figure that arrives moves nothing. */
  dd {
    flex: 1 1 auto;
    text-align: end;
    font-weight: ${fontWeight.strong};
    overflow-wrap: anywhere;
  }
  dd > [aria-hidden] {
    margin-inline-start: auto;
  }
`;
