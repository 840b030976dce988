import styled from 'styled-components';
import { space } from '../../../tokens';

/** A visitor's form: its parts are stacked. */
export const FormStack = styled.form`
  display: grid;
  gap: ${space[4]};
`;

/** The end of a visitor's form: its button and the other links. */
export const FormEnd = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-block-start: ${space[2]};
`;
