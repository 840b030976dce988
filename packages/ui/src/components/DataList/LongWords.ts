import styled from 'styled-components';
import { media } from '../../tokens';

/** A server's words that may be many, in a table: as wide as they are, up to a column that reads well. */
export const LongWords = styled.bdi`
  display: inline-block;
  inline-size: max-content;
  max-inline-size: 20rem;
  white-space: normal;

  ${media.phone} {
    inline-size: auto;
    max-inline-size: 100%;
  }
`;
