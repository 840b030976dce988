import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../../tokens';

/** The buttons of a form, the main one first. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding-block-start: ${space[1]};
`;
