import styled from 'styled-components';
import { border, color, radius, space } from '../../../tokens';

/**
 * The layout follows the form's own width, not the window's. Next to the image, or at 200% text, it has one column.
 */
export const FormContainer = styled.div`
  display: grid;
  gap: ${space[4]};
  container-type: inline-size;
`;

/** Two fields side by side where both fit. */
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

/** A note to read before filling in the form. */
export const Note = styled.p`
  padding: ${space[3]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.accentSoft};
  overflow-wrap: anywhere;
`;
