import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { noticeBar } from '../noticeBar';
import { unansweredBarMessages } from './messages';
import type { ElementProps } from '../../components/elementProps';

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
