import styled from 'styled-components';
import { space } from '../../../tokens';

/** A code's boxes, and below them the way to another code. */
export const CodeRow = styled.div`
  display: grid;
  gap: ${space[1.5]};
`;
