import styled from 'styled-components';
import { StatusSign } from '../../../tree/StatusSign';
import type { NodeStatus } from '../../../tree/nodeFace';
import { statusMessages } from '../../../text/columnTitles';
import { color, fontSize, space } from '../../../tokens';
import { teamMessages } from './messages';

interface LegendProps {
  statuses: readonly NodeStatus[];
  /** Some symbols are filled and some are not. */
  isFilled: boolean;
}

/** The statuses of a tree, each with a shape, a colour and a word (D94), and the meaning of the fill where it occurs. */
export function Legend({ statuses, isFilled }: LegendProps) {
  return (
    <List aria-label={teamMessages.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <StatusSign status={status} filled={status === 'paid' || status === 'unpaid'} />
          {statusMessages[status]}
        </li>
      ))}
      {isFilled && <li data-meaning>{teamMessages.filled}</li>}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  li {
    display: flex;
    align-items: center;
    gap: ${space[1.5]};
  }
  [data-meaning] {
    color: ${color.inkFaint};
  }
`;
