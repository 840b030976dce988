import styled from 'styled-components';
import { color, fontWeight, space } from '../../tokens';

/** Instructions in order. Each item starts with the action in `<b>`, with its explanation below. */
export const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  counter-reset: step;
  color: ${color.inkMuted};

  > li {
    display: grid;
    grid-template-columns: ${space[5]} minmax(0, 1fr);
    gap: 0 ${space[2]};
    counter-increment: step;

    &::before {
      content: counter(step) '.';
      color: ${color.inkFaint};
    }
    > :not(b) {
      grid-column: 2;
    }
  }
  > li > b {
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
  }
`;
