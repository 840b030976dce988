import styled from 'styled-components';
import { space } from '../../../tokens';

export const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`;
