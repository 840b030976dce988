import styled from 'styled-components';
import { color, fontSize, fontWeight, radius, space } from '../../tokens';
import type { ElementProps } from '../elementProps';

export interface BadgeProps extends ElementProps<HTMLSpanElement> {
  /** Hidden for 0 or less (A §2: only above 0). Above 99 it is `99+`. */
  count: number;
}

/** A count over the corner of a button, whose label includes it. */
export function Badge({ count, ...rest }: BadgeProps) {
  if (!(count > 0)) return null;
  return (
    <Round translate="no" aria-hidden="true" {...rest}>
      {count > 99 ? '99+' : Math.floor(count)}
    </Round>
  );
}

const Round = styled.span`
  position: absolute;
  inset-block-start: 0.1875rem;
  inset-inline-end: 0.125rem;
  min-inline-size: 1rem;
  padding-inline: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${fontSize.micro};
  line-height: 1rem;
  font-weight: ${fontWeight.page};
  text-align: center;
  box-shadow: 0 0 0 2px ${color.canvas};
`;
