import styled from 'styled-components';
import { control, media } from '../../tokens';
import { LinkAlone } from './LinkAlone';

/** A link that is all of a table's cell or a card's line: as high for a finger, while its row is no higher than without it. */
export const LinkInCell = styled(LinkAlone)`
  ${media.handheld} {
    margin-block: calc((1lh - ${control.touch}) / 2);
  }
  /* Above the lines beside it, which would take a press that was meant for it. */
  ${media.phone} {
    position: relative;
  }
`;
