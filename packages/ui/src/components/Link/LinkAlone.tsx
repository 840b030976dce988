import styled from 'styled-components';
import { control, media } from '../../tokens';
import { Link } from './Link';

/**
 * A link outside running text, on a line of its own or in a row of links. It is as high as a button for
 * touch.
 */
export const LinkAlone = styled(Link)`
  ${media.handheld} {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.touch};
    padding-block: 0;
    margin-block: 0;
  }
`;
