import styled from 'styled-components';
import { border, color, fontSize, fontWeight, radius, space } from '../../tokens';
import type { ElementProps } from '../elementProps';

export interface NetworkBadgeProps extends ElementProps<HTMLSpanElement> {
  /** The network's name from the server: 'USDT BEP20'. */
  children: string;
}

/**
 * Shows the network next to every address, because the same address on another network is a different
 * destination.
 */
export function NetworkBadge({ children, ...rest }: NetworkBadgeProps) {
  return (
    <Edge translate="no" {...rest}>
      {children}
    </Edge>
  );
}

const Edge = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  padding: 0 ${space[1.5]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.tiny};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${fontSize.pill};
  font-weight: ${fontWeight.strong};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;
