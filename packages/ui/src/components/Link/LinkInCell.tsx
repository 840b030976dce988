import styled from 'styled-components';
import { control, media } from '../../tokens';
import { LinkAlone } from './LinkAlone';

/**
 * A link that is the whole content of a table cell or card line. Its touch target is higher, but the row is
 * not.
 */
export const LinkInCell = styled(LinkAlone)`
  ${media.handheld} {
    margin-block: calc((1lh - ${control.touch}) / 2);
  }
  /* Above the adjacent lines, which would catch its presses. */
  ${media.phone} {
    position: relative;
  }
`;
