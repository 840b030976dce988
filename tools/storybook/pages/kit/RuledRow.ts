import styled from 'styled-components';
import { border, color, space } from '../../../../packages/ui/src/tokens';

/** An item of a list on a card, with a line between items and none at the ends. The page sets its columns. */
export const RuledRow = styled.li`
  display: grid;
  gap: ${space[1]} ${space[5]};
  padding-block: ${space[3]};
  border-block-start: ${border.hair} solid ${color.line};

  &:first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }
`;
