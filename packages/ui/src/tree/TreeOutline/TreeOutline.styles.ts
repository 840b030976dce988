import styled from 'styled-components';
import { border, color, duration, fontSize, fontWeight, layer, media, radius, space } from '../../tokens';

/** The height of a row in rem, large enough for touch. */
export const rowHeight = 2.75;

/**
 * `$more` is the number of columns after the name. Each row is a separate grid, so widths can't depend on
 * content.
 */
export const Grid = styled.div<{ $more: number }>`
  --columns: minmax(12rem, 2fr) repeat(${({ $more }) => $more}, minmax(5.75rem, 1fr));
  --min-width: ${({ $more }) => 14 + 7.25 * $more}rem;
  position: absolute;
  inset: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block-start: 2.25rem;
  border-radius: inherit;

  ${media.phone} {
    --columns: minmax(0, 1fr) auto;
    --min-width: 0;
  }
`;

const columns = `
  display: grid;
  grid-template-columns: var(--columns);
  align-items: center;
  column-gap: ${space[6]};
  padding-inline: ${space[4]};
  min-inline-size: var(--min-width);
`;

/** Hides columns that do not fit on a phone. The details show them. */
const spare = `
  ${media.phone} {
    &:nth-child(n + 3) {
      display: none;
    }
  }
`;

export const Head = styled.div`
  ${columns}
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: 0;
  min-block-size: 2.25rem;
  border-block-end: ${border.hair} solid ${color.line};
  background: ${color.surface};
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.label};
`;

export const Heading = styled.span<{ $numeric: boolean }>`
  ${spare}
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
`;

export const Rows = styled.div`
  position: relative;
  min-inline-size: var(--min-width);
`;

export const Row = styled.div`
  ${columns}
  position: absolute;
  inset-inline: 0;
  block-size: ${rowHeight}rem;
  border-block-end: ${border.hair} solid ${color.line};
  cursor: pointer;
  transition: background ${duration.quick};

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &:focus-visible {
    outline-offset: -${border.focus};
    border-radius: ${radius.small};
  }
`;

export const Cell = styled.span<{ $numeric: boolean }>`
  ${spare}
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: ${({ $numeric }) => ($numeric ? 'normal' : 'nowrap')};
  /* A figure is never cut: it takes a second line. */
  overflow-wrap: ${({ $numeric }) => ($numeric ? 'anywhere' : 'normal')};
  line-height: 1.3;
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};

  ${({ $numeric }) => ($numeric ? '> * { white-space: inherit; }' : '')}
`;

/* The indent of deep teams is limited, which keeps the name readable. */
export const NameCell = styled.span<{ $level: number }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  padding-inline-start: min(calc(${({ $level }) => $level - 1} * ${space[5]}), 40%);
`;

export const Name = styled.bdi.attrs({ translate: 'no' })`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${fontWeight.medium};
`;

/** Toggles the team. It is not a tab stop, because the arrow keys do this. */
export const Twisty = styled.span<{ $open: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: ${rowHeight}rem;
  margin-inline-start: -${space[2]};
  color: ${color.inkMuted};

  svg {
    rotate: ${({ $open }) => ($open ? '90deg' : '0deg')};
    transition: rotate ${duration.quick};
  }
  [dir='rtl'] & svg {
    rotate: ${({ $open }) => ($open ? '-90deg' : '0deg')};
  }
`;

export const Aside = styled.span`
  flex: none;
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
`;

export const Failure = styled(Aside)`
  color: ${color.bad};
`;
