import styled from 'styled-components';
import { space } from '../../../tokens';

/** Two fields beside each other, where there is room for two. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  @container (min-width: 34rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
