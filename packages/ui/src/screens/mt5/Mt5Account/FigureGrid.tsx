import styled from 'styled-components';
import { border, color, radius } from '../../../tokens';

/** Eleven figures in rows of four or two. There is no gap, because the third, the password, spans two. */
export const FigureGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-inline-end: calc(-1 * ${border.hair});
  margin-block-end: calc(-1 * ${border.hair});

  > div {
    border-inline-end: ${border.hair} solid ${color.line};
    border-block-end: ${border.hair} solid ${color.line};
  }
  /* A figure too long for its place breaks: none is cut. */
  dd > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  > :nth-child(3) {
    grid-column: span 2;
  }
  @container (min-width: 44rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The grid's container in an unpadded card. It clips the outermost lines. */
export const FigureClip = styled.div`
  container-type: inline-size;
  overflow: hidden;
  border-block-start: ${border.hair} solid ${color.line};
  border-end-start-radius: ${radius.card};
  border-end-end-radius: ${radius.card};
`;
