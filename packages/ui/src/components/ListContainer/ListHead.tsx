import styled from 'styled-components';
import { media, space } from '../../tokens';
import { PageHead } from '../PageHead/PageHead';

/** The head of a page with compact sections. It has slightly more distance from the first section. */
export const ListHead = styled(PageHead)`
  padding-block-end: ${space[2]};

  ${media.phone} {
    padding: 0;
  }
`;
