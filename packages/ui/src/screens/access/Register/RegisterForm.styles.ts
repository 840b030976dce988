import styled from 'styled-components';
import { border, color, radius, space } from '../../../tokens';

/** The form's own width counts, not the window's: beside the picture, or at 200 % text, it has one column. */
export const FormRoom = styled.div`
  display: grid;
  gap: ${space[4]};
  container-type: inline-size;
`;

/** Two fields beside each other where there is room for both. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  @container (min-width: 30rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Something to know before filling in. */
export const Note = styled.p`
  padding: ${space[3]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.accentSoft};
  overflow-wrap: anywhere;
`;
