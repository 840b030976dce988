import styled from 'styled-components';
import { border, color, media, printedColours, radius } from '../../tokens';
import type { ElementProps } from '../elementProps';

export interface BarPart {
  /** Its size, in the unit of the others. A part of 0 or less is not drawn. */
  size: number;
  /** A semantic colour or a series colour. */
  color: string;
}

export interface StackedBarProps extends ElementProps {
  /** From the start. */
  parts: readonly BarPart[];
  /** The whole, where the parts don't fill it. Default: the sum of the parts. */
  of?: number;
  /** `thin` inside rows, `thick` alone in a card. */
  size?: keyof typeof heights;
}

const heights = { thin: '0.25rem', base: '0.5rem', thick: '0.625rem' } as const;

/** Parts of a whole. It only repeats figures next to it, so screen readers skip it. */
export function StackedBar({ parts, of = 0, size = 'base', ...rest }: StackedBarProps) {
  const drawn = parts.filter((part) => part.size > 0);
  const left = of - drawn.reduce((sum, part) => sum + part.size, 0);
  return (
    <Track $size={size} aria-hidden="true" {...rest}>
      {drawn.map((part) => (
        <Part key={part.color} style={{ flexGrow: part.size, background: part.color }} />
      ))}
      {left > 0 && <Rest style={{ flexGrow: left }} />}
    </Track>
  );
}

const Track = styled.div<{ $size: keyof typeof heights }>`
  display: flex;
  gap: 0.125rem;
  block-size: ${({ $size }) => heights[$size]};
  min-inline-size: 0;
  border-radius: ${radius.full};
  background: ${color.sunken};
  overflow: hidden;
  /* The backgrounds carry meaning, so they are printed too. */
  ${printedColours}

  ${media.forcedColors} {
    outline: ${border.hair} solid CanvasText;
  }
`;

/* A small part stays visible. */
const Part = styled.span`
  flex: 0 1 0.1875rem;

  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

const Rest = styled.span`
  flex: 0 1 0;
`;
