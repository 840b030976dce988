import styled from 'styled-components';
import { control, media } from '../../tokens';
import { Link } from './Link';

/** A link outside running text, which stands on a line of its own or in a row of links: for a finger as high as a button. */
export const LinkAlone = styled(Link)`
  ${media.handheld} {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.touch};
    padding-block: 0;
    margin-block: 0;
  }
`;
