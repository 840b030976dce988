import styled from 'styled-components';
import { color, space } from '../../../../packages/ui/src/tokens';

/** A page's search and filters in one row: the field first, the number of results last. */
export const SearchBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[5]};
  color: ${color.inkMuted};

  > :first-child {
    flex: 1 1 16rem;
    max-inline-size: 30rem;
  }

  > p {
    padding-block-end: ${space[2]};
  }
`;
