import styled from 'styled-components';
import { border, color, fontSize, fontWeight, layer, media, space } from '../../tokens';

/** The container of the rows. A table that does not fit is replaced by cards, so nothing is cut off here. */
export const Container = styled.div`
  container-type: inline-size;
  overflow-x: clip;
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
  /* The focus is never behind the headings, which are three lines at most. */
  tbody :is(a, button) {
    scroll-margin-block-start: 6rem;
  }
  tbody tr[data-opens] {
    cursor: pointer;
  }
  tbody tr[data-open] > * {
    background: ${color.accentSoft};
  }
  ${media.hover} {
    tbody tr:not([aria-current], [data-open]):hover > * {
      background: ${color.sunken};
      background: color-mix(in srgb, ${color.sunken} 40%, ${color.surface});
    }
  }
`;

export const Heading = styled.th<{ $numeric: boolean; $wraps: boolean }>`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  padding: ${space[2]} ${space[4]};
  border-block: ${border.hair} solid ${color.line};
  background: ${color.sunken};
  background: color-mix(in srgb, ${color.sunken} 45%, ${color.surface});
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.strong};
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  white-space: ${({ $wraps }) => ($wraps ? 'normal' : 'nowrap')};
  text-wrap: balance;
`;

/** The title of a column that another one shows too. */
export const Shared = styled.span`
  display: block;
  font-weight: ${fontWeight.regular};
`;

interface CellProps {
  $numeric: boolean;
  /** Subject cells have the full ink colour. Cells that describe it are quieter. */
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
  /* A word that is too long is broken, so that it does not drive other columns out. */
  overflow-wrap: anywhere;
  /* Words are not stacked one below the other: a column leaves before that. */
  :where(& > bdi, & > button) {
    ${({ $numeric, $whole }) => !$numeric && !$whole && 'display: inline-block; min-inline-size: 6.5rem;'}
  }
`;

/** The second line of a cell. Its width follows the first one, except for a few words. */
export const Under = styled.span<{ $numeric: boolean }>`
  display: block;
  margin-inline-start: ${({ $numeric }) => ($numeric ? 'auto' : 0)};
  inline-size: max-content;
  max-inline-size: 11.5rem;
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.regular};
  white-space: normal;
  overflow-wrap: anywhere;

  /* A long text in it has this width, not its column's. */
  && > * {
    max-inline-size: 100%;
  }
`;
