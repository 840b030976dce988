import styled from 'styled-components';
import { border, color, fontSize, fontWeight, layer, media, space } from '../../tokens';

export const Scroller = styled.div`
  overflow-x: clip;
  &[data-wide] {
    overflow: auto;
    max-block-size: 85dvh;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.focus});
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  tbody tr[aria-current] > * {
    background: ${color.accentSoft};
    font-weight: ${fontWeight.strong};
    color: ${color.ink};
  }
  ${media.hover} {
    tbody tr:not([aria-current]):hover > * {
      background: color-mix(in srgb, ${color.sunken} 40%, ${color.surface});
    }
  }
`;

export const Heading = styled.th<{ $numeric: boolean }>`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  padding: ${space[2]} ${space[4]};
  border-block: ${border.hair} solid ${color.line};
  background: color-mix(in srgb, ${color.sunken} 45%, ${color.surface});
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.strong};
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  white-space: nowrap;
`;

interface CellProps {
  $numeric: boolean;
  /** What the row is about stands in full ink, what is said about it in a quieter one. */
  $quiet: boolean;
  $whole: boolean;
}

export const Cell = styled.td<CellProps>`
  /* One height for words, pills and skeletons, so that nothing moves when rows come. */
  block-size: 3rem;
  padding: ${space[2]} ${space[4]};
  border-block-end: ${border.hair} solid ${color.line};
  font-weight: ${({ $numeric }) => ($numeric ? fontWeight.strong : fontWeight.regular)};
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  color: ${({ $quiet }) => ($quiet ? color.inkMuted : 'inherit')};
  white-space: ${({ $numeric, $whole }) => ($numeric || $whole ? 'nowrap' : 'normal')};
  overflow-wrap: break-word;
  /* Where the table scrolls anyway, words need not be stacked. */
  [data-wide] & {
    min-inline-size: ${({ $numeric, $whole }) => ($numeric || $whole ? 'auto' : '10rem')};
  }
`;
