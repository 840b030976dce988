import styled from 'styled-components';
import { noticeBar } from '../noticeBar';
import type { ElementProps } from '../../components/elementProps';
import { defineMessages } from '../../text/defineMessages';

export const clockBarMessages = defineMessages('clockBarMessages', {
  wrongClock: 'Your device’s date or time is wrong. We use the server’s time for dates.',
});

export interface ClockBarProps extends ElementProps<HTMLParagraphElement> {
  /** The device's clock is far from the server's. */
  wrong: boolean;
}

/**
 * Shows that the device's clock is wrong, which also spoils codes of an authenticator app. Always mounted,
 * because only changes are announced.
 */
export function ClockBar({ wrong, ...rest }: ClockBarProps) {
  return (
    <Bar role="status" {...rest}>
      {wrong && clockBarMessages.wrongClock}
    </Bar>
  );
}

const Bar = styled.p`
  ${noticeBar}
  text-align: center;

  &:empty {
    padding: 0;
  }
`;
