import styled from 'styled-components';
import { fontSize, fontWeight } from '../../tokens';

/** The page's heading. Each page has exactly one. */
export const PageTitle = styled.h1`
  font-size: ${fontSize.page};
  font-weight: ${fontWeight.page};
  letter-spacing: -0.022em;
  line-height: 1.2;
`;
