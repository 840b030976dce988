import { keepFigures } from '../../text/format/keepFigures';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, media, space } from '../../tokens';
import { noFigure } from '../../text/format/money';
import type { ElementProps } from '../elementProps';

export interface FigureProps extends ElementProps {
  label: string;
  /** The formatted value; `--` when absent. */
  children?: ReactNode;
}

/** A label with its value below. Use it in Figures (`dl`). */
export function Figure({ label, children, ...rest }: FigureProps) {
  return (
    <Pair {...rest}>
      <dt>{label}</dt>
      <dd>{keepFigures(children ?? noFigure)}</dd>
    </Pair>
  );
}

const Pair = styled.div`
  min-inline-size: 0;
  padding: ${space[3]} ${space[5]};

  dt {
    font-size: ${fontSize.small};
    color: ${color.inkMuted};
  }
  dd {
    margin-block-start: ${space.half};
    font-size: ${fontSize.figure};
    font-weight: ${fontWeight.current};
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;
