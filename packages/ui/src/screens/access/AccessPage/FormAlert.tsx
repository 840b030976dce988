import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { color, radius, space } from '../../../tokens';

/** The error of the form as a whole. Screen readers announce it when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <Box role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </Box>
  );
}

const Box = styled.p`
  display: flex;
  gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.badSoft};
  color: ${color.bad};
  overflow-wrap: anywhere;

  svg {
    margin-block-start: 0.18em;
  }
`;
