import styled from 'styled-components';
import { space } from '../../tokens';

export interface StackProps {
  /** The distance between its children, as a key of `space`. Default: 4. */
  gap?: keyof typeof space;
  /** Keeps a wide child, such as a table or a long word, from widening the column. */
  bounded?: boolean;
}

/** A column with equal distances between its children. `as` makes it a list, a form or a section. */
export const Stack = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'gap' && prop !== 'bounded',
})<StackProps>`
  display: grid;
  ${({ bounded }) => bounded && 'grid-template-columns: minmax(0, 1fr);'}
  gap: ${({ gap = 4 }) => space[gap]};
`;
