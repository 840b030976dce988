import styled from 'styled-components';
import { MarkSign } from '../../../tree/MarkSign';
import type { NodeMark } from '../../../tree/nodeFace';
import { markWords } from '../../../tree/treeWords';
import { color, fontSize, space } from '../../../tokens';
import { teamWords } from './teamWords';

/** What the marks of a tree mean, each by a shape, a colour and a word (D94), and what fills them. */
export function Legend({ marks }: { marks: readonly NodeMark[] }) {
  return (
    <List aria-label={teamWords.legend}>
      {marks.map((mark) => (
        <li key={mark}>
          <MarkSign mark={mark} filled={mark === 'paid' || mark === 'unpaid'} />
          {markWords[mark]}
        </li>
      ))}
      <li>{teamWords.filled}</li>
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
  li:last-child {
    color: ${color.inkFaint};
  }
`;
