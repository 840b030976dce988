import styled from 'styled-components';
import { color, fontSize } from '../../tokens';

/**
 * An announced line below a control. It stays mounted while empty, without a height, because only changes are
 * announced.
 */
export const Notice = styled.p`
  font-size: ${fontSize.small};
  color: ${color.warn};
  overflow-wrap: anywhere;

  &:empty {
    position: absolute;
  }
`;
