import styled from 'styled-components';
import { space } from '../../../tokens';

/** A visitor's form: its parts below each other. */
export const FormStack = styled.form`
  display: grid;
  gap: ${space[4]};
`;

/** What ends such a form: its button, and the other ways on. */
export const FormEnd = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-block-start: ${space[2]};
`;
