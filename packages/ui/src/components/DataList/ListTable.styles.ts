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
  ${media.hover} {
    tbody tr:hover > * {
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

export const Cell = styled.td<{ $numeric: boolean }>`
  padding: ${space[3]} ${space[4]};
  border-block-end: ${border.hair} solid ${color.line};
  font-weight: ${({ $numeric }) => ($numeric ? fontWeight.strong : fontWeight.regular)};
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  white-space: ${({ $numeric }) => ($numeric ? 'nowrap' : 'normal')};
  overflow-wrap: break-word;
`;
