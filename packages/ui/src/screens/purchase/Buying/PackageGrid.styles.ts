import styled from 'styled-components';
import { border, color, media, radius, space } from '../../../tokens';

/** Cards side by side, and one sheet of rows on phones. Wide cards have their terms next to their price. */
export const Grid = styled.ul<{ $wide?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(${({ $wide = false }) => ($wide ? '25rem' : '14.5rem')}, 100%), 1fr)
  );
  gap: ${space[3]};
  margin: 0;
  padding: 0;

  ${media.tablet} {
    grid-template-columns: repeat(${({ $wide = false }) => ($wide ? 1 : 2)}, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border: ${border.hair} solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${color.shadowCard};
  }
`;
