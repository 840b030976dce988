import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon';
import { color, fontSize, space } from '../../../../tokens';
import { purchaseMessages } from '../messages';

/** This is only a hint, because the server decides (D67). */
export function BeyondBalance() {
  return (
    <Line role="status">
      <Icon name="info" />
      <span>{purchaseMessages.beyond}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.warn};
  font-size: ${fontSize.label};

  > svg {
    margin-block-start: 0.15em;
  }
`;
