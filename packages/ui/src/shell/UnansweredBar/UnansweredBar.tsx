import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { noticeBar } from '../noticeBar';
import type { ElementProps } from '../../components/elementProps';
import { defineMessages } from '../../text/defineMessages';

export const unansweredBarMessages = defineMessages('unansweredBarMessages', {
  unknown:
    'We don’t know whether your last payment went through. Sign in and check your history before you repeat it.',
  close: 'OK, got it',
});

export interface UnansweredBarProps extends ElementProps {
  /** Called when the member has read it. */
  onClose: () => void;
}

/** After a sign-out, shows that a payment was sent and never answered. It names no member and no amount. */
export function UnansweredBar({ onClose, ...rest }: UnansweredBarProps) {
  return (
    <Bar role="alert" {...rest}>
      <p>{unansweredBarMessages.unknown}</p>
      <Button size="small" onClick={onClose}>
        {unansweredBarMessages.close}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  ${noticeBar}
`;
