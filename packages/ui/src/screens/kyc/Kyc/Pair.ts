import styled from 'styled-components';
import { space } from '../../../tokens';

/** Two fields side by side where both fit. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  @container (min-width: 34rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
