import styled from 'styled-components';
import { color, fontSize } from '../../tokens';

/** A line below a control that is announced. Empty, it takes no place but stays, because only a change is announced. */
export const Notice = styled.p`
  font-size: ${fontSize.small};
  color: ${color.warn};
  overflow-wrap: anywhere;

  &:empty {
    position: absolute;
  }
`;
