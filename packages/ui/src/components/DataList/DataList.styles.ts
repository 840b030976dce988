import styled from 'styled-components';
import { color, fontSize, space } from '../../tokens';

/** A list with a row's detail next to it. */
export const ListWithPane = styled.div<{ $pane: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $pane }) => ($pane ? '25rem' : '')};
  gap: ${space[3]};
  align-items: start;
`;

export const NotHere = styled.p`
  padding: 0 ${space[4]} ${space[3]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
