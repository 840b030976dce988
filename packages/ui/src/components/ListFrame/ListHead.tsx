import styled from 'styled-components';
import { space } from '../../tokens';
import { PageHead } from '../PageHead/PageHead';

/** The head of a page whose parts are close together. It keeps a little more distance from the first part. */
export const ListHead = styled(PageHead)`
  padding-block-end: ${space[2]};
`;
