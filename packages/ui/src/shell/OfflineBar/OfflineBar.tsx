import styled from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../tokens';
import type { ElementProps } from '../../components/elementProps';
import { defineMessages } from '../../text/defineMessages';

export const offlineBarMessages = defineMessages('offlineBarMessages', {
  offline:
    'You’re offline. What you see may be out of date, and nothing can be sent until you’re back online.',
});

export interface OfflineBarProps extends ElementProps<HTMLParagraphElement> {
  /** True while there is no connection. */
  offline: boolean;
}

/**
 * Shows that the network is gone. The session stays (D36). Always mounted, because only changes are
 * announced.
 */
export function OfflineBar({ offline, ...rest }: OfflineBarProps) {
  return (
    <Bar role="status" {...rest}>
      {offline && offlineBarMessages.offline}
    </Bar>
  );
}

const Bar = styled.p`
  padding: ${space[2]} ${space[4]};
  background: ${color.ink};
  color: ${color.canvas};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.medium};
  text-align: center;

  &:empty {
    padding: 0;
  }
`;
