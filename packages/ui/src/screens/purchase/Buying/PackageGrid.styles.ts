import styled from 'styled-components';
import { border, color, media, radius, space } from '../../../tokens';

/** The most cards in a row, by width: tablet, desktop, and from 1280 px. */
const most = { narrow: [2, 3, 4], wide: [1, 2, 2] } as const;

/** Rows as equal as they can be, so none has one card alone. */
const toColumns = (count: number, max: number) => Math.ceil(count / Math.ceil(count / max));

interface GridProps {
  $count: number;
  /** Cards have their terms next to their price. */
  $wide?: boolean;
}

const columns =
  (at: 0 | 1 | 2) =>
  ({ $count, $wide = false }: GridProps) =>
    `--columns: ${toColumns($count, most[$wide ? 'wide' : 'narrow'][at])};`;

/** Cards in rows that they fill, and one sheet of rows on phones. */
export const Grid = styled.ul<GridProps>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  ${columns(0)}

  > * {
    /* Large text: fewer in a row. */
    flex: 1 1 max(13rem, calc((100% - (var(--columns) - 1) * ${space[3]}) / var(--columns)));
    min-inline-size: 0;
  }
  ${media.desktop} {
    ${columns(1)}
  }
  ${media.pane} {
    ${columns(2)}
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border: ${border.hair} solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${color.shadowCard};
  }
`;
