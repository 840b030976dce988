import styled from 'styled-components';
import { media } from '../../tokens';

/** A server's text in a table. It may be long, so its width is limited to a readable column. */
export const LongText = styled.bdi`
  display: inline-block;
  inline-size: max-content;
  max-inline-size: 20rem;
  white-space: normal;

  ${media.phone} {
    inline-size: auto;
    max-inline-size: 100%;
  }
`;
