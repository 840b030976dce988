import styled from 'styled-components';
import { noticeBar } from '../noticeBar';
import { clockBarMessages } from './messages';
import type { ElementProps } from '../../components/elementProps';

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
